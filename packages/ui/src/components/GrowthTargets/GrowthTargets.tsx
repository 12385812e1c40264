import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { wood } from '../../internal/rings.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

/** An aim of a `GrowthTargets`. */
export interface GrowthTarget extends Pick<FigureProps, 'value' | 'format' | 'isAtLeast'> {
  id: string;
  label: FigureProps['label'];
}

export interface GrowthTargetsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Designed for three. */
  targets: readonly GrowthTarget[];
}

/**
 * What is still to be reached, over the ring of a tree that has not grown yet. It ends a section,
 * usually a `GrowthSection`: the wood runs out of the page at its lower edge.
 *
 * Slots: `growth-targets`, `growth-targets-item`, `growth-targets-tree`, `growth-section`,
 * `growth-section-title`.
 *
 * @example <GrowthTargets targets={[{ id: 'trees', value: 1000000, isAtLeast: true, label: 'Trees planted' }]} />
 */
export function GrowthTargets({ targets, className, ...props }: GrowthTargetsProps) {
  return (
    <div data-slot="growth-targets" className={cx('nz:bare nz:min-w-0', className)} {...props}>
      <ul className="nz:relative nz:z-1 nz:grid nz:gap-y-5 nz:sm:grid-cols-3">
        {targets.map(({ id, ...figure }) => (
          <li key={id} data-slot="growth-targets-item" className={target}>
            <Figure
              {...figure}
              className="nz:max-sm:grid-cols-[7rem_1fr] nz:large-text:grid-cols-1 nz:max-sm:items-baseline nz:sm:justify-items-center nz:sm:text-center nz:lg:[&_[data-slot=figure-value]]:text-[4.5rem]"
            />
          </li>
        ))}
      </ul>
      <NextRing />
    </div>
  );
}

/**
 * Each has a diamond below it, on the broken line; those at the sides are lower, as the line is.
 */
const target = cx(
  'nz:bare nz:relative nz:px-2 nz:max-sm:last:pb-8 nz:max-sm:border-line-strong nz:max-sm:border-t-[1.5px] nz:max-sm:border-dashed nz:max-sm:px-0 nz:max-sm:pt-5',
  'nz:sm:pb-9 nz:sm:odd:top-[3vw] nz:lg:pb-11 nz:xl:odd:top-9',
  'nz:sm:after:absolute nz:sm:after:start-1/2 nz:sm:after:bottom-0 nz:sm:after:size-4 nz:sm:after:-translate-x-1/2 nz:sm:after:translate-y-1/2 nz:sm:after:rotate-45 nz:sm:after:border-[3px] nz:sm:after:border-line-strong nz:sm:after:bg-bg nz:forced-colors:after:hidden',
);

/**
 * The upper edge of a tree that is cut across: wood, bark, and outside of it as a broken line the
 * ring that comes next. It runs out of both sides.
 */
function NextRing() {
  const arc = (top: number) => `M-900 ${top + 591}A2200 2200 0 0 1 2100 ${top + 591}`;
  return (
    <svg
      viewBox="0 0 1200 230"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      data-slot="growth-targets-tree"
      className={cx(
        'nz:block nz:h-40 nz:w-full nz:overflow-visible nz:sm:aspect-[1200/230] nz:sm:h-auto nz:forced-colors:hidden',
        wood,
      )}
    >
      <path
        d={arc(0)}
        className="nz:fill-none nz:stroke-line-strong nz:stroke-[2.5] nz:[stroke-dasharray:4_12] nz:[stroke-linecap:round]"
      />
      <path d={`${arc(64)}V1200H-900Z`} className="nz:fill-(--nz-light-on-give-soft)" />
      <path d={`${arc(86)}V1200H-900Z`} className="nz:fill-(--nz-wood-3)" />
      {[104, 128, 147, 171, 190, 211].map((top) => (
        <path
          key={top}
          d={arc(top)}
          className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-[1.5] nz:opacity-45"
        />
      ))}
    </svg>
  );
}
