import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/responsible-minerals/community-understanding`. */
export default function CommunityUnderstandingPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
