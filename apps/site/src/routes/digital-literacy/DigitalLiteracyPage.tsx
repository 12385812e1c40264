import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/digital-literacy`. */
export default function DigitalLiteracyPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
