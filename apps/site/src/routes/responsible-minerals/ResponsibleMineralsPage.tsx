import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/responsible-minerals`. */
export default function ResponsibleMineralsPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
