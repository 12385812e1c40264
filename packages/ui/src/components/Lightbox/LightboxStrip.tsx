'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { PhotoContent } from '../PhotoGrid/PhotoGrid.tsx';
import { lightboxMessages as texts } from './Lightbox.messages.ts';

interface LightboxStripProps {
  photos: readonly PhotoContent[];
  /** The index of the current photo. */
  index: number;
  show: (index: number) => void;
}

/** A row of thumbnails; the current one is centred and marked with the diamond. */
export function LightboxStrip({ photos, index, show }: LightboxStripProps) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const item = row?.children[index];
    if (!row || !item) return;
    const [whole, part] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
    row.scrollBy({ left: part.left + part.width / 2 - whole.left - whole.width / 2, behavior: 'instant' });
  }, [index]);
  return (
    <ul
      ref={strip}
      data-slot="lightbox-strip"
      aria-label={formatMessage(texts.all)}
      className="nz:col-span-full nz:mt-3 nz:flex nz:min-w-0 nz:overflow-x-auto nz:px-4 nz:md:mx-16 nz:md:px-1"
    >
      {photos.map(({ id, src, title, fallback }, at) => (
        <li key={id} className="nz:bare nz:shrink-0 nz:first:ms-auto nz:last:me-auto">
          <button
            type="button"
            aria-label={title}
            lang={fallback?.title}
            aria-current={at === index || undefined}
            className="nz:group/small nz:grid nz:justify-items-center nz:gap-2 nz:px-1 nz:pt-1.5 nz:pb-2 nz:focus-ring-inset"
            onClick={() => show(at)}
          >
            <Picture
              src={src}
              alt=""
              isCut={false}
              className={cx(
                'nz:aspect-3/2 nz:w-18 nz:opacity-60 nz:transition-opacity nz:group-hover/small:opacity-100',
                'nz:group-aria-[current=true]/small:opacity-100 nz:group-aria-[current=true]/small:outline-3 nz:group-aria-[current=true]/small:outline-text',
              )}
            />
            <span className="nz:size-2 nz:rotate-45 nz:group-aria-[current=true]/small:bg-offbeat" />
          </button>
        </li>
      ))}
    </ul>
  );
}
