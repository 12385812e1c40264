import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { type ProgressTone, progressTones } from './ProgressTrack.variants.ts';

export interface ProgressTrackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The finished part, 0 to 100. If omitted, the track is indeterminate: a shuttle moves back and
   * forth.
   */
  percentage?: number;
  /**
   * What is measured.
   * @default 'sign'
   */
  tone?: ProgressTone;
}

/**
 * The graphic of ProgressRail: two ruled threads, strands up to the value, and a gold diamond at
 * their end. Decorative: use it where the text next to it has the value.
 *
 * Slots: `progress-track`.
 *
 * @example <ProgressTrack percentage={68} /> <p>68% of the 2026 goal</p>
 */
export function ProgressTrack({ percentage, tone = 'sign', className, ...props }: ProgressTrackProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="progress-track"
      className={cx(
        // Both ends reserve half a diamond.
        'nz:h-3.5 nz:border-y-[length:var(--nz-border-thread)] nz:border-line-strong nz:px-2.5 nz:py-0.5',
        progressTones[tone],
        className,
      )}
      {...props}
    >
      {percentage === undefined ? <Shuttle /> : <FinishedPart percentage={Math.min(100, Math.max(0, percentage))} />}
    </div>
  );
}

/**
 * The width is an SVG attribute, not a style, so that a prerendered page keeps it under a strict
 * CSP.
 */
function FinishedPart({ percentage }: { percentage: number }) {
  const end = `${percentage}%`;
  return (
    <div className="nz:relative nz:h-full">
      <svg aria-hidden="true" width={end} height="100%" className={cx(strands, fromEdge)} />
      <svg aria-hidden="true" className="nz:absolute nz:inset-0 nz:size-full nz:overflow-visible nz:rtl:-scale-x-100">
        <svg aria-hidden="true" x={end} y="50%" className="nz:overflow-visible">
          <path d={diamond} className={gold} />
        </svg>
      </svg>
    </div>
  );
}

function Shuttle() {
  return (
    <div className="nz:shuttle nz:relative nz:h-full nz:w-2/5">
      <div className={cx(strands, 'nz:h-full')} />
      <svg aria-hidden="true" className="nz:absolute nz:end-0 nz:top-1/2 nz:size-px nz:overflow-visible">
        <path d={diamond} className={gold} />
      </svg>
    </div>
  );
}

/** The strands start at the edge, before the space of the diamond. */
const fromEdge = 'nz:-ms-2.5 nz:box-content nz:ps-2.5';
const strands =
  'nz:block nz:bg-current nz:[mask:repeating-linear-gradient(115deg,black_0_5px,transparent_5px_7px)] nz:forced-colors:bg-[Highlight]';
const diamond = 'M0-9.9L9.9 0L0 9.9L-9.9 0Z';
const gold = 'nz:fill-offbeat nz:stroke-surface nz:stroke-4 nz:[paint-order:stroke] nz:forced-colors:fill-[Highlight]';
