import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/privacy-policy`. */
export default function PrivacyPolicyPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
