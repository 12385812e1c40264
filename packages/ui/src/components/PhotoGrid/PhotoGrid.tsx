'use client';

import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { PhotoCard, type PhotoCardProps } from '../PhotoCard/PhotoCard.tsx';
import { type PhotoGridLayout, photoGridLayouts } from './PhotoGrid.variants.ts';

/** A photo, as a grid and a viewer show it. */
export interface PhotoContent {
  /** The same in every list. */
  id: number;
  src: string;
  /** What is to be seen, and that it is an illustration when it is one. */
  alt: string;
  title: string;
  description: string;
  /** In the reader's language. */
  category?: string;
}

export interface PhotoGridProps<Photo extends PhotoContent = PhotoContent>
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Pick<PhotoCardProps, 'headingLevel'> {
  photos: readonly Photo[];
  /** The address of a photo. */
  hrefOf: (photo: Photo) => string;
  /** Opens a photo in place. */
  onOpen?: (photo: Photo) => void;
  /** The photo that was opened last, by its id. */
  current?: number | undefined;
  /**
   * `cards` side by side; `album`: the first large, the others as rows that are tucked under its edge; `album-end`: the same, mirrored; `board`: cards of different
   * height on a ground; `sheet` and `strip`: small numbered frames, five and nine beside each other.
   * @default 'cards'
   */
  layout?: PhotoGridLayout;
  /**
   * Its first photo is the leading picture of the page: it is fetched at once.
   * @default false
   */
  isLeading?: boolean;
}

/**
 * Photos as a list, each a link to its own address.
 *
 * Slots: `photo-grid`.
 *
 * @example
 * <PhotoGrid photos={photos} hrefOf={({ id }) => `/gallery?photo=${id}`} onOpen={({ id }) => setOpen(id)} layout="album" />
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
            ...(isLeading && index === 0 && { sizes: '(min-width: 64rem) 58vw, 100vw' }),
          }}
          loading={isLeading && index === 0 ? 'eager' : undefined}
          category={photo.category}
          title={photo.title}
          description={photo.description}
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

/** Beside many rows the first photo is higher than wide. */
const tall = 'nz:lg:[&_[data-slot=picture]]:aspect-4/5';
