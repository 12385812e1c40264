'use client';

import type { ComponentProps } from 'react';
import { type TextsOfLanguages, written } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import { PhotoCard, type PhotoCardProps } from '../PhotoCard/PhotoCard.tsx';
import { type PhotoGridLayout, photoGridLayouts } from './PhotoGrid.variants.ts';

/** A photo in a grid and in a viewer. */
export interface PhotoContent extends TextsOfLanguages {
  /** The same id in every list. */
  id: number;
  src: string;
  /** What it shows, and that it is an illustration if it is one. */
  alt: string;
  title: string;
  description: string;
  /** Localised. */
  category?: string;
}

export interface PhotoGridProps<Photo extends PhotoContent = PhotoContent>
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Pick<PhotoCardProps, 'headingLevel'> {
  photos: readonly Photo[];
  /** The URL of a photo. */
  hrefOf: (photo: Photo) => string;
  /** Opens a photo in place. */
  onOpen?: (photo: Photo) => void;
  /** The id of the most recently opened photo. */
  current?: number | undefined;
  /**
   * `cards` side by side; `album`: the first one large, the others as rows that overlap its edge;
   * `album-end`: the same, mirrored; `board`: cards of different heights on a ground; `sheet` and
   * `strip`: small numbered frames, five and nine per row.
   * @default 'cards'
   */
  layout?: PhotoGridLayout;
  /**
   * Its first photo is the leading picture of the page and loads eagerly.
   * @default false
   */
  isLeading?: boolean;
}

/**
 * A list of photos, each with a link to its URL.
 *
 * Slots: `photo-grid`.
 *
 * @example
 * <PhotoGrid
 *   photos={photos}
 *   hrefOf={({ id }) => `/gallery?photo=${id}`}
 *   onOpen={({ id }) => setOpen(id)}
 *   layout="album"
 * />
 */
export function PhotoGrid<Photo extends PhotoContent>({
  photos,
  hrefOf,
  onOpen,
  current,
  layout = 'cards',
  isLeading = false,
  headingLevel,
  className,
  ...props
}: PhotoGridProps<Photo>) {
  const { list, first, card, shape } = photoGridLayouts[layout];
  return (
    <ul data-slot="photo-grid" data-layout={layout} className={cx(list, className)} {...props}>
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          as="li"
          picture={{
            src: photo.src,
            alt: photo.alt,
            lang: photo.fallback?.alt,
            ...(isLeading && index === 0 && { sizes: '(min-width: 64rem) 58vw, 100vw' }),
          }}
          loading={isLeading && index === 0 ? 'eager' : undefined}
          category={written(photo, 'category')}
          title={written(photo, 'title')}
          description={written(photo, 'description')}
          number={photo.id}
          href={hrefOf(photo)}
          onOpen={onOpen && (() => onOpen(photo))}
          isCurrent={photo.id === current}
          shape={index === 0 && first ? 'card' : shape}
          headingLevel={headingLevel}
          className={index === 0 && first ? cx(first, photos.length > 7 && tall) : card}
        />
      ))}
    </ul>
  );
}

/** Beside many rows the first photo is taller than wide. */
const tall = 'nz:lg:[&_[data-slot=picture]]:aspect-4/5';
