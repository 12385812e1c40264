import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/our-story`. */
export default function OurStoryPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
