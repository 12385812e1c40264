import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { statements } from './statements.ts';

/** The forms must match `apps/api/src/privacy/personal.ts`. */
const sections: ReadingSection[] = [
  {
    id: 'forms',
    title: messages.formsTitle,
    entries: [
      { name: messages.volunteer, text: statements['PRIV-15'] },
      { name: messages.partner, text: statements['PRIV-16'] },
      { name: messages.post, text: statements['PRIV-17'] },
      { name: messages.feedback, text: statements['PRIV-18'] },
      { name: messages.consultation, text: statements['PRIV-28'] },
      { name: messages.gift, text: statements['PRIV-53'] },
      { name: messages.signUp, text: statements['PRIV-55'] },
      { name: messages.draft, text: statements['PRIV-40'] },
      { name: messages.courses, text: statements['PRIV-19'] },
      { name: messages.newsletter, text: statements['PRIV-20'] },
      { name: messages.account, text: statements['PRIV-21'] },
      { name: messages.assistant, text: statements['PRIV-22'] },
    ],
  },
  { id: 'mail', title: messages.mailTitle, text: statements['PRIV-23'] },
  {
    id: 'log',
    title: messages.logTitle,
    list: [statements['PRIV-24'], statements['PRIV-25'], statements['PRIV-26'], statements['PRIV-50']],
  },
  {
    id: 'copies',
    title: messages.backupTitle,
    text: statements['PRIV-27'],
    links: [{ href: paths.privacyPolicy, label: messages.privacy }],
  },
];

/** The page at `/privacy-details`: what each form, mail, log and copy holds. */
export default function PrivacyDetailsPage() {
  return <ReadingPage messages={messages} sections={sections} sign="care" updated="2026-11-26" />;
}
