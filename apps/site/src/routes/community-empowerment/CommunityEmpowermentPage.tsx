import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/community-empowerment`. */
export default function CommunityEmpowermentPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
