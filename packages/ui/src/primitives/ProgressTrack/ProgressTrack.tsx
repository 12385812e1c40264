import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { type ProgressTone, progressTones } from './ProgressTrack.variants.ts';

export interface ProgressTrackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How much is finished, 0 to 100. Without it a shuttle goes to and fro: at work, no telling how far. */
  percentage?: number;
  /**
   * What is measured.
   * @default 'sign'
   */
  tone?: ProgressTone;
}

/**
 * The drawing of ProgressRail: two ruled threads, strands up to the value, the gold diamond at their end. Decorative: for a place where the
 * words beside it already say how far it is. It weighs next to nothing.
 *
 * @example <ProgressTrack percentage={68} /> <p>68% of the 2026 goal</p>
 */
export function ProgressTrack({ percentage, tone = 'sign', className, ...props }: ProgressTrackProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="progress-track"
      className={cx(
        // The end keeps room for half the diamond.
        'h-3.5 border-y-[length:var(--nz-border-thread)] border-line-strong py-0.5 pe-2',
        progressTones[tone],
        className,
      )}
      {...props}
    >
      {percentage === undefined ? <Shuttle /> : <Finished percentage={Math.min(100, Math.max(0, percentage))} />}
    </div>
  );
}

/** The width is an attribute of SVG, not of style, so that a page rendered ahead keeps it under a strict CSP. */
function Finished({ percentage }: { percentage: number }) {
  const end = `${percentage}%`;
  return (
    <div className="relative h-full">
      <svg aria-hidden="true" width={end} height="100%" className={strands} />
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100">
        <svg aria-hidden="true" x={end} y="50%" className="overflow-visible">
          <path d={diamond} className={gold} />
        </svg>
      </svg>
    </div>
  );
}

function Shuttle() {
  return (
    <div className="shuttle relative h-full w-2/5">
      <div className={cx(strands, 'h-full')} />
      <svg aria-hidden="true" className="absolute end-0 top-1/2 size-px overflow-visible">
        <path d={diamond} className={gold} />
      </svg>
    </div>
  );
}

const strands =
  'block bg-current [mask:repeating-linear-gradient(115deg,black_0_5px,transparent_5px_7px)] forced-colors:bg-[Highlight]';
const diamond = 'M0-9.9L9.9 0L0 9.9L-9.9 0Z';
const gold = 'fill-offbeat stroke-surface stroke-4 [paint-order:stroke] forced-colors:fill-[Highlight]';
