import { Contact } from '../../shared/Contact.tsx';
import { ReadingPage, type ReadingSection } from '../../shared/ReadingPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The parts of the model statement of the EU, Implementing Decision 2018/1523. */
const sections: ReadingSection[] = [
  { id: 'status', title: messages.statusTitle, text: messages.statusText },
  {
    id: 'faults',
    title: messages.faultsTitle,
    list: [messages.faultReader, messages.faultScripts, messages.faultLingala, messages.faultOthers],
  },
  {
    id: 'method',
    title: messages.methodTitle,
    text: messages.methodText,
    list: [messages.methodPages, messages.methodKeyboard, messages.methodBrowsers],
  },
  {
    id: 'contact',
    title: messages.contactTitle,
    text: messages.contactText,
    extra: <Contact />,
    links: [{ href: paths.sendFeedback, label: messages.feedback }],
  },
  { id: 'unanswered', title: messages.unansweredTitle, text: messages.unansweredText },
];

/** The page at `/accessibility`: the accessibility statement. `docs/accessibility.md` has the tests. */
export default function AccessibilityPage() {
  return <ReadingPage messages={messages} sections={sections} sign="together" updated="2026-11-25" />;
}
