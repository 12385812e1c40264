import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/team`. */
export default function TeamPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
