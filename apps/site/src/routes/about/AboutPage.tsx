import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/about`. */
export default function AboutPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
