import type { Photo } from '@nzete/api-client/photos';
import { written } from '@nzete/ui/format';
import { StoryCard } from '@nzete/ui/StoryCard';
import type { ReactNode } from 'react';
import { sampleBadge } from '../../shared/sampleNote.tsx';
import { pictureOf, writtenLast } from '../../shared/writtenIn.tsx';

interface SharedPhotoProps {
  photo: Pick<Photo, 'src' | 'alt' | 'title' | 'description' | 'category' | 'sample' | 'fallback'>;
  /** Buttons, such as "Share". */
  actions: ReactNode;
}

/**
 * The photo from the URL of a shared link, with its caption, at the top of the page. Works without
 * JavaScript.
 */
export function SharedPhoto({ photo, actions }: SharedPhotoProps) {
  return (
    <div className="nz:wrap nz:mb-10">
      <StoryCard
        as="section"
        layout="picture"
        isLeading
        picture={{ ...pictureOf(photo), sizes: '(min-width: 64rem) 64vw, 100vw' }}
        category={written(photo, 'category')}
        title={written(photo, 'title')}
        description={writtenLast(photo, 'title', 'description')}
        note={sampleBadge(photo)}
        actions={actions}
        headingLevel={2}
      />
    </div>
  );
}
