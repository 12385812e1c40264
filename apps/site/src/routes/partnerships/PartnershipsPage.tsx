import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/partnerships`. */
export default function PartnershipsPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
