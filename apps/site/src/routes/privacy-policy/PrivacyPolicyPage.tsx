import { Contact } from '../../shared/Contact.tsx';
import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { statements } from './statements.ts';

const sections: ReadingSection[] = [
  {
    id: 'short',
    title: messages.shortTitle,
    list: [statements['PRIV-01'], statements['PRIV-02'], statements['PRIV-03'], statements['PRIV-04']],
  },
  {
    id: 'forms',
    title: messages.formsTitle,
    text: messages.formsText,
    links: [{ href: paths.privacyDetails, label: messages.formsLink }],
  },
  {
    id: 'identity',
    title: messages.kycTitle,
    list: [statements['PRIV-05'], statements['PRIV-06'], statements['PRIV-07'], statements['PRIV-08']],
  },
  { id: 'who', title: messages.whoTitle, text: statements['PRIV-09'] },
  {
    id: 'device',
    title: messages.deviceTitle,
    text: statements['PRIV-10'],
    links: [{ href: paths.cookiePolicy, label: messages.cookies }],
  },
  {
    id: 'ask',
    title: messages.askTitle,
    list: [statements['PRIV-11'], statements['PRIV-12'], statements['PRIV-13'], statements['PRIV-14']],
    extra: <Contact />,
  },
];

/**
 * The page at `/privacy-policy`: which personal data is stored, how long, and how to request it.
 */
export default function PrivacyPolicyPage() {
  return <ReadingPage messages={messages} sections={sections} sign="care" updated="2026-11-28" />;
}
