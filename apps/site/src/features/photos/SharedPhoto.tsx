import type { PhotoContent } from '@nzete/ui';
import { Picture } from '@nzete/ui/Picture';
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
    <section
      aria-labelledby="photo"
      className="nz:wrap nz:grid nz:gap-6 nz:pb-10 nz:lg:grid-cols-[8fr_4fr] nz:lg:items-end nz:lg:gap-12"
    >
      <Picture
        src={src}
        alt={alt}
        loading="eager"
        fetchPriority="high"
        sizes="(min-width: 64rem) 64vw, 100vw"
        className="nz:aspect-3/2 nz:cut-lg"
      />
      <div className="nz:grid nz:justify-items-start nz:gap-3">
        {category ? <p className="nz:text-sm nz:font-semibold nz:text-text-muted">{category}</p> : null}
        <h2 id="photo" className="nz:type-h2 nz:hyphens-auto">
          {title}
        </h2>
        <p className="nz:max-w-measure nz:text-text-2">{description}</p>
        {sampleBadge(photo)}
        {actions}
      </div>
    </section>
  );
}
