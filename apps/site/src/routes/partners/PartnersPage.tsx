import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/partners`. */
export default function PartnersPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
