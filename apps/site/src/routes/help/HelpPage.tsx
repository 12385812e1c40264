import { Contact } from '../../shared/Contact.tsx';
import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { explainedMessages } from './explained.messages.ts';
import { messages } from './messages.ts';
import { TopicLinks } from './TopicLinks.tsx';

const sections: ReadingSection[] = [
  { id: 'language', title: messages.languageTitle, text: messages.languageText },
  {
    id: 'give',
    title: messages.giveTitle,
    text: messages.giveText,
    links: [{ href: paths.donate, label: messages.donate }],
  },
  {
    id: 'apply',
    title: messages.applyTitle,
    text: messages.applyText,
    links: [
      { href: paths.volunteers, label: messages.volunteers },
      { href: paths.partners, label: messages.partners },
    ],
  },
  { id: 'identity', title: messages.kycTitle, text: messages.kycText },
  {
    id: 'data',
    title: messages.dataTitle,
    text: messages.dataText,
    links: [{ href: paths.data, label: messages.portal }],
  },
  {
    id: 'explained',
    title: explainedMessages.title,
    text: explainedMessages.text,
    extra: <TopicLinks />,
  },
  {
    id: 'courses',
    title: messages.coursesTitle,
    text: messages.coursesText,
    links: [{ href: paths.digitalLiteracy, label: messages.learning }],
  },
  {
    id: 'trouble',
    title: messages.troubleTitle,
    list: [messages.troubleOne, messages.troubleTwo, messages.troubleThree, messages.troubleFour],
    links: [{ href: paths.sendFeedback, label: messages.feedback }],
  },
  {
    id: 'privacy',
    title: messages.dataHeldTitle,
    text: messages.dataHeldText,
    links: [{ href: paths.privacyPolicy, label: messages.privacy }],
  },
  { id: 'person', title: messages.personTitle, text: messages.personText, extra: <Contact /> },
];

/** The page at `/help`: how to use the site, troubleshooting, and contact. */
export default function HelpPage() {
  return <ReadingPage messages={messages} sections={sections} sign="open" layout="answers" />;
}
