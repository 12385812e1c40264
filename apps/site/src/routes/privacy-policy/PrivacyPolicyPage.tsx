import { Contact } from '../../shared/Contact.tsx';
import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** Must match `apps/api/src/privacy/personal.ts`. */
const sections: ReadingSection[] = [
  {
    id: 'short',
    title: messages.shortTitle,
    list: [messages.shortOne, messages.shortTwo, messages.shortThree, messages.shortFour],
  },
  {
    id: 'forms',
    title: messages.formsTitle,
    text: messages.formsText,
    entries: [
      { name: messages.volunteer, text: messages.volunteerText },
      { name: messages.partner, text: messages.partnerText },
      { name: messages.post, text: messages.postText },
      { name: messages.feedback, text: messages.feedbackText },
      { name: messages.courses, text: messages.coursesText },
      { name: messages.newsletter, text: messages.newsletterText },
      { name: messages.account, text: messages.accountText },
      { name: messages.assistant, text: messages.assistantText },
    ],
  },
  {
    id: 'identity',
    title: messages.kycTitle,
    list: [messages.kycOne, messages.kycTwo, messages.kycThree, messages.kycFour],
  },
  { id: 'mail', title: messages.mailTitle, text: messages.mailText },
  { id: 'log', title: messages.logTitle, list: [messages.logOne, messages.logTwo, messages.logThree] },
  { id: 'copies', title: messages.backupTitle, text: messages.backupText },
  { id: 'who', title: messages.whoTitle, text: messages.whoText },
  {
    id: 'device',
    title: messages.deviceTitle,
    text: messages.deviceText,
    links: [{ href: paths.cookiePolicy, label: messages.cookies }],
  },
  {
    id: 'ask',
    title: messages.askTitle,
    list: [messages.askOne, messages.askTwo, messages.askThree, messages.askFour],
    extra: <Contact />,
  },
];

/**
 * The page at `/privacy-policy`: which personal data is stored, how long, and how to request it.
 */
export default function PrivacyPolicyPage() {
  return <ReadingPage messages={messages} sections={sections} sign="care" updated="2026-11-22" />;
}
