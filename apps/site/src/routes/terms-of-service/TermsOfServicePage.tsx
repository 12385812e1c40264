import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/terms-of-service`. */
export default function TermsOfServicePage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
