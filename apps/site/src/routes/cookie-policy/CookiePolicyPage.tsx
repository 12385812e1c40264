import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/**
 * The names must match `features/language`, `features/drafts`, `features/auth` and the router's
 * scroll key.
 */
const sections: ReadingSection[] = [
  {
    id: 'cookies',
    title: messages.cookiesTitle,
    text: messages.cookiesText,
    entries: [
      { name: 'language', text: messages.language },
      { name: 'language-offer', text: messages.offer },
    ],
  },
  {
    id: 'storage',
    title: messages.storageTitle,
    text: messages.storageText,
    entries: [
      { name: 'language', text: messages.storedLanguage },
      { name: 'draft.…', text: messages.draft },
      { name: 'authToken', text: messages.token },
      { name: 'react-router-scroll-positions', text: messages.places },
      { name: 'reloadedFor', text: messages.reloaded },
    ],
  },
  { id: 'none', title: messages.noneTitle, text: messages.noneText },
  {
    id: 'clear',
    title: messages.clearTitle,
    text: messages.clearText,
    links: [{ href: paths.privacyPolicy, label: messages.privacy }],
  },
];

/** The page at `/cookie-policy`: what this site stores on the visitor's device, by name. */
export default function CookiePolicyPage() {
  return <ReadingPage messages={messages} sections={sections} sign="proof" updated="2026-11-22" />;
}
