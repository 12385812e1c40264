import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/data`. */
export default function DataPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
