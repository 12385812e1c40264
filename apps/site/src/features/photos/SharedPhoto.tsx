import type { PhotoContent } from '@nzete/ui';
import { StoryCard } from '@nzete/ui/StoryCard';
import type { ReactNode } from 'react';
import { type Marked, sampleBadge } from '../../shared/sampleNote.tsx';

interface SharedPhotoProps {
  photo: PhotoContent & Marked;
  /** Buttons, such as "Share". */
  actions: ReactNode;
}

/**
 * The photo from the URL of a shared link, with its caption, at the top of the page. Works without
 * JavaScript.
 */
export function SharedPhoto({ photo, actions }: SharedPhotoProps) {
  const { src, alt, title, description, category } = photo;
  return (
    <div className="nz:wrap nz:mb-10">
      <StoryCard
        as="section"
        layout="picture"
        isLeading
        picture={{ src, alt, sizes: '(min-width: 64rem) 64vw, 100vw' }}
        category={category}
        title={title}
        description={description}
        note={sampleBadge(photo)}
        actions={actions}
        headingLevel={2}
      />
    </div>
  );
}
