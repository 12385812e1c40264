import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/reports`. */
export default function ReportsPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
