import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/biodiversity`. */
export default function BiodiversityPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
