import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';
import { linePoints } from './linePoints.ts';

/** A period of a `TrendFigures`. */
export interface TrendFiguresItem extends Pick<FigureProps, 'label' | 'asOf' | 'source' | 'isSample'> {
  id: string;
  /** The number at the end of the period. */
  value: number;
}

export interface TrendFiguresProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Three periods, the oldest first. */
  figures: readonly TrendFiguresItem[];
}

/**
 * How a number grew: a line from zero, with the figure of each period below its point. The line is
 * decoration; the figures say the same.
 *
 * Slots: `trend-figures`, `trend-figures-line`, `trend-figures-item`.
 *
 * @example
 * <TrendFigures figures={[{ id: '2021', value: 5000, label: '2021' }, { id: '2022', value: 25000, label: '2022' }]} />
 */
export function TrendFigures({ figures, className, ...props }: TrendFiguresProps) {
  return (
    <div data-slot="trend-figures" className={cx('nz:grid nz:content-start nz:gap-3', className)} {...props}>
      <Line values={figures.map(({ value }) => value)} />
      <ol className="nz:grid nz:grid-cols-3 nz:gap-x-3 nz:large-text:grid-cols-1 nz:large-text:gap-y-3">
        {figures.map(({ id, ...figure }) => (
          <li key={id} data-slot="trend-figures-item" className="nz:min-w-0">
            <Figure {...figure} className={centred} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const centred =
  'nz:text-center nz:[&>*]:justify-self-center nz:[&_[data-slot=figure-label]]:text-sm nz:[&_[data-slot=figure-label]]:font-normal nz:[&_[data-slot=figure-label]]:text-text-muted nz:[&_[data-slot=figure-label]]:hyphens-auto nz:[&_[data-slot=figure-value]]:text-[1.375rem]';

const WIDTH = 300;
const HEIGHT = 225;
/** Room for the diamond above the highest point. */
const TOP = 12;

function Line({ values }: { values: readonly number[] }) {
  const points = linePoints(values, { width: WIDTH, top: TOP, bottom: HEIGHT });
  const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
  return (
    <svg
      aria-hidden="true"
      data-slot="trend-figures-line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
      className="nz:w-full nz:text-text nz:rtl:-scale-x-100"
    >
      {[0, 1, 2, 3, 4].map((rule) => {
        const y = TOP + (rule * (HEIGHT - TOP)) / 4;
        return <path key={rule} d={`M0 ${y}H${WIDTH}`} className="nz:stroke-line" />;
      })}
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2.5" className="nz:bare" />
      <path d={`M${lastX} ${lastY - 7}l7 7-7 7-7-7z`} className="nz:fill-offbeat" />
    </svg>
  );
}
