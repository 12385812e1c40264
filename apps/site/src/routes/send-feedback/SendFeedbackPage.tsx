import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/send-feedback`. */
export default function SendFeedbackPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
