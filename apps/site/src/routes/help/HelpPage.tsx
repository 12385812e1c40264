import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/help`. */
export default function HelpPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
