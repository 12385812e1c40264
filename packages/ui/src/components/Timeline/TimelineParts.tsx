'use client';

import { Check, Clock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { Course } from './river.ts';
import { timelineMessages as texts } from './Timeline.messages.ts';

/** Where a stop is on the way. `next` is the first of what is planned, and the view's gold diamond: once at most. */
export type TimelineState = 'done' | 'now' | 'next' | 'planned';

const line = 'nz:fill-none nz:[vector-effect:non-scaling-stroke]';
/** From the bank inwards. The water has one colour in light and dark: it lies on the ground like a picture. */
const bands = [
  cx(line, 'nz:stroke-line nz:[stroke-width:40px] nz:lg:[stroke-width:118px]'),
  cx(line, 'nz:stroke-(--nz-light-water) nz:[stroke-width:30px] nz:lg:[stroke-width:96px]'),
  cx(line, 'nz:stroke-(--nz-water-light) nz:[stroke-width:18px] nz:lg:[stroke-width:62px]'),
  cx(
    line,
    'nz:stroke-(--nz-light-water-soft) nz:opacity-80 nz:[stroke-width:1.5px] nz:[stroke-dasharray:26_44] nz:lg:[stroke-width:2px] nz:lg:[stroke-dasharray:70_110]',
  ),
];
/** The same for the arms of a fork, which have no waves. */
const armBands = [
  cx(line, 'nz:stroke-line nz:[stroke-width:46px]'),
  cx(line, 'nz:stroke-(--nz-light-water) nz:[stroke-width:34px]'),
  cx(line, 'nz:stroke-(--nz-water-light) nz:[stroke-width:16px]'),
];

interface RiverProps {
  courses: readonly Course[];
  /** Where it ends round. */
  mouth?: string;
  /** Thinner ones, into which the river divides. */
  arms?: readonly Course[];
  viewBox: string;
  /**
   * Whether it goes on from water above it.
   * @default true
   */
  isJoined?: boolean;
  className: string;
}

/** A stretch of water along one or several courses. */
export function River({ courses, mouth, arms = [], viewBox, isJoined = true, className }: RiverProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx(
        'nz:pointer-events-none nz:absolute nz:overflow-visible nz:rtl:-scale-x-100 nz:forced-colors:hidden',
        'nz:[--nz-water-light:color-mix(in_oklab,var(--nz-light-water)_50%,var(--nz-amount-4))]',
        className,
      )}
    >
      {bands.map((band, depth) => {
        // Each band begins above the wider one, which would shine through at its edge where two stretches join.
        const top = isJoined ? -depth : 0;
        return (
          <g key={band}>
            {courses.map(({ x, y = 0, on }) => (
              <path key={x} d={`M${x} ${y + top}V${y}${on}`} className={band} />
            ))}
            {mouth && depth < armBands.length ? (
              <path d={`M${mouth}h.01`} strokeLinecap="round" className={band} />
            ) : null}
            {depth < armBands.length
              ? arms.map(({ x, on }) => (
                  <path key={x} d={`M${x} 0${on}`} strokeLinecap="round" className={armBands[depth]} />
                ))
              : null}
          </g>
        );
      })}
    </svg>
  );
}

const marks = {
  done: 'nz:fill-bg nz:stroke-sign',
  now: 'nz:fill-bg nz:stroke-sign',
  next: 'nz:fill-offbeat nz:stroke-sign',
  planned: 'nz:fill-(--nz-light-water) nz:stroke-bg',
};

interface MarkProps {
  state: TimelineState;
  /** In percent of the width, on wide screens; on phones the water is at the start of the line. */
  at: number;
  /** The side of the water on which the rule leads to the words. */
  side: 'start' | 'end';
}

/** The diamond on the water and the rule to the words. Places are attributes, because a strict policy of a site takes no style from markup. */
export function Mark({ state, at, side }: MarkProps) {
  const diamond = (
    <rect x={-13} y={-13} width={26} height={26} transform="rotate(45)" className={cx('nz:stroke-5', marks[state])} />
  );
  return (
    <>
      <svg aria-hidden="true" data-slot="timeline-mark" className={cx(stop, 'nz:max-lg:hidden')}>
        <line
          x1={side === 'start' ? '0' : `${at}%`}
          x2={side === 'start' ? `${at}%` : '100%'}
          className="nz:stroke-line-strong nz:stroke-[1.5]"
        />
        <svg aria-hidden="true" x={`${at}%`} className="nz:overflow-visible">
          <g transform="scale(1.25)">{diamond}</g>
        </svg>
      </svg>
      <svg aria-hidden="true" className={cx(stop, 'nz:lg:hidden')}>
        <line x1="32" x2="100%" className="nz:stroke-line-strong nz:stroke-[1.5]" />
        <svg aria-hidden="true" x="32" className="nz:overflow-visible">
          <g transform="scale(.8)">{diamond}</g>
        </svg>
      </svg>
    </>
  );
}

const stop =
  'nz:pointer-events-none nz:absolute nz:start-0 nz:top-0 nz:h-px nz:w-full nz:overflow-visible nz:rtl:-scale-x-100';

const badges: Record<
  TimelineState,
  { tone: BadgeProps['tone']; Icon: ComponentType | null; text: keyof typeof texts }
> = {
  done: { tone: 'success', Icon: Check, text: 'done' },
  now: { tone: 'water', Icon: null, text: 'now' },
  next: { tone: 'line', Icon: Clock, text: 'planned' },
  planned: { tone: 'line', Icon: Clock, text: 'planned' },
};

export interface WordsProps {
  /** When, or which part of the way it is. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /**
   * The rank of the title in the page; it looks the same.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  state: TimelineState;
  /** Paragraphs and what belongs to them. */
  children?: ReactNode;
}

/** What is said of a stop. */
export function Words({
  eyebrow,
  title,
  headingLevel = 2,
  state,
  children,
  className,
}: WordsProps & { className: string }) {
  const Heading = `h${headingLevel}` as const;
  const { tone, Icon, text } = badges[state];
  return (
    <div
      data-slot="timeline-words"
      className={cx('nz:grid nz:min-w-0 nz:content-start nz:gap-3 nz:pt-5 nz:lg:gap-4 nz:lg:pt-8', className)}
    >
      <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3.5 nz:gap-y-2 nz:text-md nz:font-semibold nz:text-text-2">
        {eyebrow}
        <Badge tone={tone}>
          {Icon ? <Icon aria-hidden="true" /> : null}
          <FormattedMessage {...texts[text]} />
        </Badge>
      </p>
      <Heading data-slot="timeline-title" className="nz:type-h2 nz:hyphens-auto">
        {title}
      </Heading>
      {children}
    </div>
  );
}
