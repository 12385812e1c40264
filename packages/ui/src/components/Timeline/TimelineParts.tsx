'use client';

import { Check, Clock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { Course } from './river.ts';
import { timelineMessages as texts } from './Timeline.messages.ts';

/**
 * The state of a stop. `next` is the first planned one, with the view's gold diamond: at most one.
 */
export type TimelineState = 'done' | 'now' | 'next' | 'planned';

const line = 'nz:fill-none nz:[vector-effect:non-scaling-stroke]';
/**
 * From the bank inwards. The water has the same colour in both themes: it is like a picture on the
 * ground.
 */
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
  /** Where it ends with a round cap. */
  mouth?: string;
  /** Narrower, for the arms of a fork. */
  arms?: readonly Course[];
  viewBox: string;
  /**
   * Whether it continues water above it.
   * @default true
   */
  isJoined?: boolean;
  className: string;
}

/** A section of water along one or several courses. */
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
        // Each band starts above the wider one, which would otherwise show at the edge where two
        // sections join.
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
  /** The side on which the rule connects the water to the text. */
  side: 'start' | 'end';
}

/**
 * The diamond on the water and the rule to the text. Positions are attributes, because a strict CSP
 * blocks styles in server HTML.
 */
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
  /** The date or phase. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /**
   * The heading level of the title; the look does not change.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  state: TimelineState;
  /** Paragraphs and other content. */
  children?: ReactNode;
}

/** The text of a stop. */
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
