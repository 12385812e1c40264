import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/community-gallery`. */
export default function CommunityGalleryPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
