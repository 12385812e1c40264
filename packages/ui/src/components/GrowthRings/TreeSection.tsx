import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { ring, wood } from '../../internal/rings.ts';

/** Where the periods begin and end, from the middle outwards, by how many there are. */
const radii: readonly (readonly number[])[] = [[14], [14, 168], [14, 86, 168], [14, 58, 112, 168]];
const fills = ['nz:fill-(--nz-wood-1)', 'nz:fill-(--nz-wood-2)', 'nz:fill-(--nz-wood-3)'];
const YEARS = 3;

/** The most periods that it has room for. */
export const MAX_PERIODS = radii.length - 1;

interface TreeSectionProps {
  /** What it shows, for a screen reader. */
  label: string;
  /** What is written on the periods, from the middle outwards. */
  marks: readonly ReactNode[];
  /** The same on the ring that is to come. */
  next: ReactNode;
}

/**
 * A tree cut across: periods of growth with the lines of their years, the bark, and as a broken
 * line the ring that comes next.
 */
export function TreeSection({ label, marks, next }: TreeSectionProps) {
  const bounds = radii[marks.length] ?? [];
  const periods = marks.map((mark, index) => ({
    mark,
    inner: bounds[index] ?? 0,
    outer: bounds[index + 1] ?? 0,
    fill: fills[index],
    seed: marks.length - index,
  }));
  return (
    <svg
      viewBox="-220 -220 440 440"
      role="img"
      aria-label={label}
      data-slot="growth-rings-tree"
      className={cx('nz:w-full', wood)}
    >
      {next ? (
        <path
          d={ring(206, 5, 0.02)}
          className="nz:fill-none nz:stroke-line-strong nz:stroke-2 nz:[stroke-dasharray:3_9] nz:[stroke-linecap:round]"
        />
      ) : null}
      <path d={ring(180, 1)} className="nz:fill-(--nz-light-on-give-soft)" />
      {periods.toReversed().map((period) => (
        <Period key={period.outer} {...period} />
      ))}
      {/* The four quarters, as a saw would cut them. */}
      <path d="M-152 0H152M0-152V152" className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-2" />
      <path d="M0-13L13 0L0 13L-13 0Z" className="nz:fill-offbeat" />
      {periods.map(({ mark, inner, outer }) => (
        <Mark key={outer} at={(inner + outer) / 2}>
          {mark}
        </Mark>
      ))}
      {next ? (
        <Mark at={206} isNext>
          {next}
        </Mark>
      ) : null}
    </svg>
  );
}

interface PeriodProps {
  outer: number;
  inner: number;
  fill: string | undefined;
  /** Each period has its own shape. */
  seed: number;
}

function Period({ outer, inner, fill, seed }: PeriodProps) {
  const years = Array.from({ length: YEARS }, (_, year) => ({
    radius: outer - ((year + 1) * (outer - inner)) / (YEARS + 1),
    seed: seed + year / 3,
  }));
  return (
    <g>
      <path d={ring(outer, seed)} className={fill} />
      {years.map((year) => (
        <path
          key={year.radius}
          d={ring(year.radius, year.seed)}
          className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-[1.2] nz:opacity-45"
        />
      ))}
    </g>
  );
}

function Mark({ at, isNext = false, children }: { at: number; isNext?: boolean; children: ReactNode }) {
  return (
    <g transform={`translate(0 ${-at})`}>
      <rect
        x={-25}
        y={-11}
        width={50}
        height={22}
        className={isNext ? 'nz:fill-sunk' : 'nz:fill-(--nz-light-on-give-soft)'}
      />
      <text
        y={5.5}
        textAnchor="middle"
        className={cx(
          'nz:text-[15px] nz:font-bold nz:tabular-nums',
          isNext ? 'nz:fill-text' : 'nz:fill-(--nz-light-give-soft)',
        )}
      >
        {children}
      </text>
    </g>
  );
}
