'use client';

import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { isPlainClick } from '../../internal/isPlainClick.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Picture, type PictureContent, type PictureProps } from '../../primitives/Picture/Picture.tsx';
import { type PhotoCardVariantProps, photoCardParts } from './PhotoCard.variants.ts';

export interface PhotoCardProps
  extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children' | 'id'>,
    PhotoCardVariantProps,
    Pick<PictureProps, 'loading'> {
  picture: PictureContent;
  /** The category: `Tree planting`. */
  category?: ReactNode;
  title: ReactNode;
  /** People, place and date, in a sentence or two. */
  description?: ReactNode;
  /** The number of the photo, shown in a `frame`. */
  number?: number;
  /** The URL of the photo. */
  href: string;
  /** Opens the photo in place, on a plain click. */
  onOpen?: () => void;
  /**
   * The most recently opened photo, which a `frame` marks with the diamond.
   * @default false
   */
  isCurrent?: boolean;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A photo with its text below or beside it, never over it. The title is a link to the URL of the
 * photo that makes the whole card clickable; with `onOpen` a plain click opens the photo in place,
 * while new tabs and pages without JavaScript still use the link.
 *
 * Slots: `photo-card`, `photo-card-title`, `photo-card-description`.
 *
 * @example
 * <PhotoCard
 *   picture={{ src: pump, alt: 'Illustration: a hand pump' }}
 *   category="Clean water"
 *   title="The pump in Nsele"
 *   description="Open to the neighbours."
 *   href="/gallery?photo=30"
 *   onOpen={() => open(30)}
 * />
 */
export function PhotoCard({
  picture,
  category,
  title,
  description,
  number,
  onOpen,
  isCurrent = false,
  shape = 'card',
  loading,
  headingLevel = 3,
  className,
  ...props
}: PhotoCardProps) {
  const part = photoCardParts(shape);
  const Heading = `h${headingLevel}` as const;
  const open = onOpen
    ? (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }
    : undefined;
  const current = isCurrent || undefined;
  return (
    <Card variant="bare" data-slot="photo-card" className={cx(part.root, className)} {...props}>
      <Picture
        {...picture}
        isCut={shape !== 'frame'}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        className={part.picture}
      />
      {shape === 'frame' ? (
        <CardLink
          aria-label={typeof title === 'string' ? title : undefined}
          aria-current={current}
          onClick={open}
          className={part.title}
        >
          {/* An element, such as one with a language, is no attribute. */}
          {typeof title === 'string' ? null : <span className="nz:sr-only">{title}</span>}
          {/* Set with CSS: it numbers the frame, and is not a figure of the page. */}
          <span aria-hidden="true" data-number={number} className="nz:before:content-[attr(data-number)]" />
          {isCurrent ? <span aria-hidden="true" className="nz:size-2 nz:rotate-45 nz:bg-offbeat" /> : null}
        </CardLink>
      ) : (
        <div className={part.body}>
          {category ? <p className="nz:text-sm nz:font-semibold nz:text-text-muted">{category}</p> : null}
          <Heading data-slot="photo-card-title" className={part.title}>
            <CardLink aria-current={current} onClick={open}>
              {title}
            </CardLink>
          </Heading>
          {description ? (
            <p data-slot="photo-card-description" className={part.description}>
              {description}
            </p>
          ) : null}
        </div>
      )}
    </Card>
  );
}
