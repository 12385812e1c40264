import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/responsible-minerals/community-voice`. */
export default function CommunityVoicePage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
