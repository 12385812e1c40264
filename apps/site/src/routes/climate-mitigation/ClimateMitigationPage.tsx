import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/climate-mitigation`. */
export default function ClimateMitigationPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
