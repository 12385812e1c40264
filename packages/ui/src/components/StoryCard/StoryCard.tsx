'use client';

import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { isPlainClick } from '../../internal/isPlainClick.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface StoryCardProps extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children'> {
  picture: PictureContent;
  /** The category: `Clean water`. */
  category?: ReactNode;
  title: ReactNode;
  /** The story, in two or three sentences. */
  description: ReactNode;
  /** The result: usually a Figure. */
  figure?: ReactNode;
  /** A hint at the target, with its icon: `See the photos`. The link is the title. */
  cue?: ReactNode;
  /** Buttons below it, such as a ShareButton. */
  actions?: ReactNode;
  /** Opens the target of `href` in place, on a plain click. */
  onOpen?: () => void;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A story: picture, category, title, text and result. With `href` the title is a link that makes
 * the whole card clickable; with `onOpen` a plain click opens it in place, while new tabs and pages
 * without JavaScript still use the link.
 *
 * Slots: `story-card`, `story-card-title`, `story-card-cue`, `story-card-actions`.
 *
 * @example
 * <StoryCard
 *   picture={{ src: pump, alt: 'Illustration: a hand pump' }}
 *   category="Clean water"
 *   title="Water a few steps from the door"
 *   description="A committee of neighbours looks after the pump."
 *   href="/gallery"
 *   cue={
 *     <>
 *       See more <ArrowRight />
 *     </>
 *   }
 * />
 */
export function StoryCard({
  picture,
  category,
  title,
  description,
  figure,
  cue,
  actions,
  onOpen,
  headingLevel = 3,
  className,
  ...props
}: StoryCardProps) {
  const Heading = `h${headingLevel}` as const;
  const open = onOpen
    ? (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }
    : undefined;
  return (
    <Card variant="bare" data-slot="story-card" className={cx('nz:gap-4', className)} {...props}>
      <Picture {...picture} className="nz:aspect-3/2 nz:lg:aspect-auto nz:lg:h-100" />
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        {category ? <p className="nz:text-sm nz:font-semibold nz:text-text-muted">{category}</p> : null}
        <Heading data-slot="story-card-title" className="nz:type-h3">
          {props.href === undefined ? title : <CardLink onClick={open}>{title}</CardLink>}
        </Heading>
        <p className="nz:max-w-measure nz:text-text-2">{description}</p>
        {figure ? <div className="nz:text-give">{figure}</div> : null}
      </div>
      {cue || actions ? (
        <div data-slot="story-card-actions" className="nz:mt-auto nz:flex nz:flex-wrap nz:items-center nz:gap-x-5">
          {cue ? (
            <span
              data-slot="story-card-cue"
              className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:gap-2 nz:font-semibold nz:text-link nz:[&_svg]:size-[1.25em]"
            >
              {cue}
            </span>
          ) : null}
          {actions}
        </div>
      ) : null}
    </Card>
  );
}
