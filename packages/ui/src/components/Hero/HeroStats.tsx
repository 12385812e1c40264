import type { ReactNode } from 'react';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

export interface HeroStat extends Pick<FigureProps, 'value' | 'isAtLeast' | 'asOf' | 'source' | 'isSample'> {
  /** The label: `trees planted`. */
  label: string;
}

/** The figures side by side, separated by threads, and the note for all of them. */
export function HeroStats({ stats, note }: { stats: readonly HeroStat[]; note: ReactNode }) {
  if (stats.length === 0) return null;
  return (
    <>
      <dl
        data-slot="hero-stats"
        className="nz:grid nz:auto-cols-auto nz:grid-flow-col nz:justify-start nz:large-text:grid-flow-row nz:large-text:gap-y-3"
      >
        {stats.map(({ label, ...figure }) => (
          <div
            key={label}
            className="nz:flex nz:flex-col-reverse nz:justify-end nz:border-line nz:pe-3.5 nz:not-first:border-s-[1.5px] nz:not-first:ps-3.5 nz:large-text:border-s-0 nz:large-text:ps-0 nz:lg:pe-9 nz:lg:not-first:ps-9"
          >
            <dt className="nz:text-sm nz:leading-snug nz:text-text-muted nz:lg:mt-1.5 nz:lg:text-md">{label}</dt>
            <dd className="nz:bare">
              <Figure layout="inline" valueClassName={value} {...figure} />
            </dd>
          </div>
        ))}
      </dl>
      {note}
    </>
  );
}

const value = 'nz:type-number nz:text-[1.625rem] nz:leading-[1.15] nz:lg:text-[2.75rem] nz:lg:leading-none';
