'use client';

import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { isPlainClick } from '../../internal/isPlainClick.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { type StoryCardLayout, storyCardLayouts } from './StoryCard.variants.ts';

export interface StoryCardProps extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children'> {
  picture: PictureContent;
  /** The category: `Clean water`. */
  category?: ReactNode;
  title: ReactNode;
  /** The story, in two or three sentences. */
  description?: ReactNode;
  /** The result: usually a Figure. */
  figure?: ReactNode;
  /** A line below the text, such as a `SampleMark`. */
  note?: ReactNode;
  /** A hint at the target, with its icon: `See the photos`. The link is the title. */
  cue?: ReactNode;
  /** Buttons below it, such as a ShareButton. */
  actions?: ReactNode;
  /** Opens the target of `href` in place, on a plain click. */
  onOpen?: () => void;
  /**
   * `stack`: the text is below the picture. On wide screens: `beside` it; a large `picture`; one
   * `strip` of several, on alternate sides. `lead` and `side`: the first of several stories, and
   * smaller ones in a column beside it.
   * @default 'stack'
   */
  layout?: StoryCardLayout;
  /**
   * The picture is the largest of the first screen, and loads at once.
   * @default false
   */
  isLeading?: boolean;
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
  note,
  cue,
  actions,
  onOpen,
  layout = 'stack',
  isLeading = false,
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
  const looks = storyCardLayouts[layout];
  const result = figure ? <div className={cx('nz:text-give', looks.figure)}>{figure}</div> : null;
  const end =
    cue || actions ? (
      <div data-slot="story-card-actions" className="nz:mt-auto nz:flex nz:flex-wrap nz:items-center nz:gap-x-5">
        {cue ? (
          <span
            data-slot="story-card-cue"
            className="nz:thread nz:inline-flex nz:min-h-8 nz:arrows-follow nz:items-center nz:gap-2 nz:font-semibold nz:text-link nz:[&_svg]:size-[1.25em]"
          >
            {cue}
          </span>
        ) : null}
        {actions}
      </div>
    ) : null;
  return (
    <Card variant="bare" data-slot="story-card" className={cx(looks.root, className)} {...props}>
      <Picture {...picture} {...(isLeading && { loading: 'eager', fetchPriority: 'high' })} className={looks.picture} />
      <div className={cx('nz:grid nz:min-w-0 nz:gap-2', looks.words)}>
        {category ? <p className="nz:text-sm nz:font-semibold nz:text-text-muted">{category}</p> : null}
        <Heading data-slot="story-card-title" className={looks.title}>
          {props.href === undefined ? title : <CardLink onClick={open}>{title}</CardLink>}
        </Heading>
        {looks.isFigureFirst ? result : null}
        {description ? <p className={cx('nz:max-w-measure nz:text-text-2', looks.description)}>{description}</p> : null}
        {looks.isFigureFirst ? null : result}
        {note}
        {looks.hasActionsInside ? end : null}
      </div>
      {looks.hasActionsInside ? null : end}
    </Card>
  );
}
