import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/donate`. */
export default function DonatePage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
