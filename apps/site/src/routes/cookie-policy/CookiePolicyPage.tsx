import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { statements } from './statements.ts';

/**
 * The names must match `features/language`, `features/drafts`, `shared/outbox`, `features/auth`,
 * `app/staleBuild`, `staff/session`, `routes/partners`, `routes/partnerships`, `early`, the client's uploads and the router's scroll key.
 */
const sections: ReadingSection[] = [
  {
    id: 'cookies',
    title: messages.cookiesTitle,
    text: statements['PRIV-29'],
    entries: [
      { name: 'language', text: statements['PRIV-30'] },
      { name: 'language-offer', text: statements['PRIV-31'] },
      { name: 'save-data', text: statements['PRIV-45'] },
      { name: 'nzete-staff', text: statements['PRIV-51'] },
    ],
  },
  {
    id: 'storage',
    title: messages.storageTitle,
    text: statements['PRIV-32'],
    entries: [
      { name: 'language', text: statements['PRIV-33'] },
      { name: 'draft.…', text: statements['PRIV-34'] },
      { name: 'waitingUpdate', text: statements['PRIV-57'] },
      { name: 'uploads', text: statements['PRIV-41'] },
      { name: 'kyc', text: statements['PRIV-56'] },
      { name: 'outbox', text: statements['PRIV-47'] },
      { name: 'authToken', text: statements['PRIV-35'] },
      { name: 'react-router-scroll-positions', text: statements['PRIV-36'] },
      { name: 'reloadedFor', text: statements['PRIV-37'] },
      { name: 'downloaded …', text: statements['PRIV-46'] },
      { name: 'splashShown', text: statements['PRIV-48'] },
      { name: 'nzete-…', text: statements['PRIV-49'] },
      { name: 'nzete-staff:…', text: statements['PRIV-52'] },
    ],
  },
  { id: 'none', title: messages.noneTitle, text: statements['PRIV-38'] },
  {
    id: 'clear',
    title: messages.clearTitle,
    text: statements['PRIV-39'],
    links: [{ href: paths.privacyPolicy, label: messages.privacy }],
  },
];

/** The page at `/cookie-policy`: what this site stores on the visitor's device, by name. */
export default function CookiePolicyPage() {
  return <ReadingPage messages={messages} sections={sections} sign="proof" updated="2026-11-28" />;
}
