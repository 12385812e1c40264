import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { messages } from './messages.ts';

/** The page at `/gallery`. */
export default function GalleryPage() {
  return <BeingWritten title={messages.title} description={messages.description} />;
}
