import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/volunteers`. */
export default function VolunteersPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
