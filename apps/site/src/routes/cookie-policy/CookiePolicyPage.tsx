import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/cookie-policy`. */
export default function CookiePolicyPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
