import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/impact`. */
export default function ImpactPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
