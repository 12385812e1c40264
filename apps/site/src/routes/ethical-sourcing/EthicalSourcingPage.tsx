import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/responsible-minerals/ethical-sourcing`. */
export default function EthicalSourcingPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
