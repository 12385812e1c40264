'use client';

import { Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { shareChartMessages as texts } from './ShareChart.messages.ts';

export interface Share {
  id: string;
  /** The name: `Cobalt`. */
  name: ReactNode;
  /** The share, in percent. */
  percentage: number;
  /** One sentence about it. */
  description?: ReactNode;
  /**
   * The colour of its bar.
   * @default 'sign'
   */
  tone?: 'sign' | 'info' | 'give' | 'water' | 'line';
  /**
   * A sample, until a real count exists.
   * @default false
   */
  isSample?: boolean;
}

export interface ShareChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  shares: readonly Share[];
  /** The caption of the table: `Share of each mineral`. */
  caption: ReactNode;
  /** The column headers of the table. */
  columns: { name: ReactNode; share: ReactNode };
  /**
   * The share whose bar ends in the gold diamond; omit it if another element of the view is gold.
   */
  marked?: string;
  /** Below the chart: date and source. */
  note?: ReactNode;
  /**
   * The heading level of the names.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Shares that are not parts of one whole: each has its own bar from 0 to 100 percent, so that
 * nobody adds them up. The same numbers are in a collapsed table.
 *
 * Slots: `share-chart`, `share-chart-row`, `share-chart-bar`, `share-chart-note`,
 * `share-chart-table`.
 *
 * @example
 * <ShareChart
 *   caption="Share of each mineral" columns={{ name: 'Mineral', share: 'Share' }}
 *   shares={[{ id: 'cobalt', name: 'Cobalt', percentage: 70, tone: 'info' }]}
 * />
 */
export function ShareChart({
  shares,
  caption,
  columns,
  marked,
  note,
  headingLevel = 3,
  className,
  ...props
}: ShareChartProps) {
  return (
    <div data-slot="share-chart" className={cx('nz:@container', className)} {...props}>
      <ul className="nz:border-line-strong nz:border-b-[1.5px]">
        {shares.map((share) => (
          <Row key={share.id} share={share} isMarked={share.id === marked} headingLevel={headingLevel} />
        ))}
      </ul>
      {note ? (
        <p
          data-slot="share-chart-note"
          className="nz:flex nz:items-start nz:gap-3 nz:py-4 nz:text-md nz:leading-normal nz:text-text-muted"
        >
          <Info aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0" />
          <span className="nz:max-w-measure">{note}</span>
        </p>
      ) : null}
      <Disclosure title={<FormattedMessage {...texts.table} />}>
        <table data-slot="share-chart-table" className="nz:w-full nz:max-w-md nz:text-start">
          <caption className="nz:pb-2 nz:text-start nz:font-semibold nz:text-text">{caption}</caption>
          <thead className="nz:bare">
            <tr className="nz:border-line-strong nz:border-b-[1.5px]">
              <th scope="col" className={cell}>
                {columns.name}
              </th>
              <th scope="col" className={cx(cell, 'nz:text-end')}>
                {columns.share}
              </th>
            </tr>
          </thead>
          <tbody className="nz:bare">
            {shares.map(({ id, name, percentage, isSample }) => (
              <tr key={id} className="nz:border-line nz:border-b-[1.5px]">
                <th scope="row" className={cx(cell, 'nz:font-normal')}>
                  {name}
                </th>
                <td className={cx(cell, 'nz:text-end')}>
                  <Percentage percentage={percentage} isSample={isSample} layout="inline" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}

const cell = 'nz:py-2 nz:pe-4 nz:text-start nz:font-semibold nz:last:pe-0';

interface RowProps {
  share: Share;
  isMarked: boolean;
  headingLevel: 2 | 3 | 4;
}

function Row({ share, isMarked, headingLevel }: RowProps) {
  const { name, percentage, description, tone = 'sign', isSample } = share;
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      data-slot="share-chart-row"
      className={cx(
        'nz:grid nz:gap-2 nz:border-line-strong nz:border-t-[1.5px] nz:py-4.5',
        'nz:@3xl:grid-cols-[13rem_1fr_17rem] nz:@3xl:items-center nz:@3xl:gap-8',
      )}
    >
      <div className="nz:flex nz:flex-wrap nz:items-baseline nz:justify-between nz:gap-x-4 nz:@3xl:grid">
        <Heading className="nz:type-h3 nz:hyphens-auto">{name}</Heading>
        <Percentage percentage={percentage} isSample={isSample} />
      </div>
      <Bar percentage={percentage} isMarked={isMarked} tone={tone} />
      {description ? <p className="nz:text-md nz:leading-normal nz:text-text-muted">{description}</p> : null}
    </li>
  );
}

interface PercentageProps extends Pick<Share, 'percentage' | 'isSample'> {
  layout?: 'inline' | 'block';
}

const Percentage = ({ percentage, ...props }: PercentageProps) => (
  <Figure value={percentage / 100} format={{ style: 'percent' }} {...props} />
);

interface BarProps {
  percentage: number;
  isMarked: boolean;
  tone: NonNullable<Share['tone']>;
}

/**
 * The width is an SVG attribute, not a style, so that a prerendered page keeps it under a strict
 * CSP.
 */
function Bar({ percentage, isMarked, tone }: BarProps) {
  const end = `${percentage}%`;
  return (
    <div aria-hidden="true" data-slot="share-chart-bar" className="nz:relative nz:h-9 nz:@3xl:h-14">
      <div className={cx('nz:absolute nz:inset-0 nz:bg-sunk', roughTrack)} />
      <svg
        aria-hidden="true"
        width={end}
        height="100%"
        className={cx('nz:absolute nz:start-0 nz:bg-current nz:forced-colors:bg-[Highlight]', roughEnd, tones[tone])}
      />
      <svg
        aria-hidden="true"
        width={end}
        height="100%"
        className={cx('nz:pattern-chevron nz:absolute nz:start-0 nz:bg-cloth-2 nz:opacity-30', roughEnd)}
      />
      {isMarked ? (
        <svg aria-hidden="true" className="nz:absolute nz:inset-0 nz:size-full nz:overflow-visible nz:rtl:-scale-x-100">
          <svg aria-hidden="true" x={end} y="50%" className="nz:overflow-visible">
            <path
              d="M0-13L13 0L0 13L-13 0Z"
              className="nz:fill-offbeat nz:stroke-sunk nz:stroke-[5] nz:[paint-order:stroke]"
            />
          </svg>
        </svg>
      ) : null}
    </div>
  );
}

const tones = {
  sign: 'nz:text-sign',
  info: 'nz:text-info',
  give: 'nz:text-give',
  water: 'nz:text-water',
  line: 'nz:text-line-strong',
};

/** Rough edges: those of the track, and the end of the bar. */
const roughTrack =
  'nz:[clip-path:polygon(0_14%,6%_0,19%_10%,34%_2%,52%_12%,70%_0,86%_9%,100%_4%,100%_92%,88%_100%,72%_90%,55%_98%,38%_88%,20%_100%,7%_90%,0_96%)]';
const roughEnd =
  'nz:[clip-path:polygon(0_8%,calc(100%-9px)_6%,100%_38%,calc(100%-6px)_70%,calc(100%-11px)_94%,0_92%)] nz:rtl:-scale-x-100';
