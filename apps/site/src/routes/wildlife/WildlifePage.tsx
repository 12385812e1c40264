import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/wildlife`. */
export default function WildlifePage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
