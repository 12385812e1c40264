import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const sections: ReadingSection[] = [
  { id: 'use', title: messages.useTitle, text: messages.useText },
  {
    id: 'ask',
    title: messages.askTitle,
    list: [messages.askOne, messages.askTwo, messages.askThree, messages.askFour],
  },
  { id: 'posts', title: messages.postsTitle, text: messages.postsText },
  { id: 'applications', title: messages.applyTitle, text: messages.applyText },
  { id: 'donations', title: messages.giveTitle, text: messages.giveText },
  {
    id: 'limits',
    title: messages.limitsTitle,
    list: [messages.limitsOne, messages.limitsTwo, messages.limitsThree, messages.limitsFour],
  },
  {
    id: 'changes',
    title: messages.changeTitle,
    text: messages.changeText,
    links: [{ href: paths.privacyPolicy, label: messages.privacy }],
  },
];

/** The page at `/terms-of-service`. */
export default function TermsOfServicePage() {
  return <ReadingPage messages={messages} sections={sections} sign="together" updated="2026-11-22" />;
}
