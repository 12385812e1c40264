'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { useClimateFigure } from '../../internal/climate/useClimateFigure.tsx';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { type Curve, chart, curveOf, daysOf, type HistoryMeasure, type HistoryPoint } from './history.ts';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';

interface HistoryChartProps {
  points: readonly HistoryPoint[];
  measure: HistoryMeasure;
  /** The time zone of the place: its days are those of the table. */
  timeZone: string | undefined;
}

/** The last days of one measure: a line chart, a summary in words, and a table by day. */
export function HistoryChart({ points, measure, timeZone }: HistoryChartProps) {
  const { formatMessage } = useIntl();
  const { date: dateIn } = useFormat();
  const date = (time: string) => dateIn(time, 'date', timeZone);
  const { value } = useClimateFormat();
  const figure = useClimateFigure();
  // Rendered after the next paint, because it is in a collapsed row: the chart is painted sooner.
  const listed = useAfterPaint(points, []);
  const curve = curveOf(points, measure);
  if (!curve) return <p className="nz:py-6 nz:text-text-2">{formatMessage(texts.few)}</p>;
  return (
    <figure data-slot="province-dialog-chart" className="nz:grid nz:gap-3">
      <div className="nz:flex nz:gap-3">
        <Line curve={curve} />
        <p
          aria-hidden="true"
          className="nz:flex nz:flex-col nz:justify-between nz:text-sm nz:text-text-muted nz:tabular-nums"
        >
          <bdi className="nz:bare">{value(measure, curve.highest)}</bdi>
          <bdi className="nz:bare">{value(measure, curve.lowest)}</bdi>
        </p>
      </div>
      <p aria-hidden="true" className="nz:flex nz:justify-between nz:gap-3 nz:text-sm nz:text-text-muted">
        <span className="nz:bare">{date(curve.from)}</span>
        <span className="nz:bare">{date(curve.to)}</span>
      </p>
      <figcaption className="nz:text-md nz:text-text-2">
        <FormattedMessage
          {...texts.summary}
          values={{
            measure: formatMessage(climateMessages[measure]),
            from: date(curve.from),
            to: date(curve.to),
            lowest: figure(measure, curve.lowest),
            highest: figure(measure, curve.highest),
            last: figure(measure, curve.last.value),
          }}
        />
      </figcaption>
      <Disclosure title={formatMessage(texts.table)}>
        <DayTable points={listed} measure={measure} timeZone={timeZone} />
      </Disclosure>
    </figure>
  );
}

function Line({ curve: { path, area, last } }: { curve: Curve }) {
  return (
    <div className="nz:relative nz:h-40 nz:min-w-0 nz:flex-1 nz:rtl:-scale-x-100 nz:border-line-strong nz:border-b-[1.5px]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        className="nz:absolute nz:inset-0 nz:size-full nz:overflow-visible nz:*:[vector-effect:non-scaling-stroke]"
      >
        <path d={area} className="nz:fill-give-soft" />
        <path d={`M0 0H${chart.width}M0 ${chart.height / 2}H${chart.width}`} className="nz:stroke-line nz:stroke-1" />
        <path d={path} className="nz:fill-transparent nz:stroke-give nz:stroke-[2.5]" />
      </svg>
      {/* Outside the SVG, which is stretched. */}
      <svg aria-hidden="true" className="nz:absolute nz:inset-0 nz:size-full nz:overflow-visible">
        <svg aria-hidden="true" x="100%" y={`${last.y * 100}%`} className="nz:overflow-visible">
          <path d="M0-9 9 0 0 9-9 0Z" className="nz:fill-offbeat nz:stroke-text nz:stroke-2" />
        </svg>
      </svg>
    </div>
  );
}

function DayTable({ points, measure, timeZone }: HistoryChartProps) {
  const { formatMessage } = useIntl();
  const { date: dateIn } = useFormat();
  const date = (time: string) => dateIn(time, 'date', timeZone);
  const figure = useClimateFigure();
  return (
    <table className="nz:w-full nz:text-md nz:tabular-nums">
      <caption className="nz:sr-only">{formatMessage(climateMessages[measure])}</caption>
      <thead className="nz:bare">
        <tr className="nz:bare">
          {[texts.day, texts.lowest, texts.highest].map((message, column) => (
            <th
              key={message.id}
              scope="col"
              className={cx('nz:py-2 nz:text-sm nz:font-semibold', column === 0 ? 'nz:text-start' : 'nz:text-end')}
            >
              {formatMessage(message)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="nz:bare">
        {daysOf(points, measure, date).map(({ time, lowest, highest }) => (
          <tr key={time} className="nz:border-line nz:border-t-[1.5px]">
            <th scope="row" className="nz:py-2 nz:text-start nz:font-semibold">
              {date(time)}
            </th>
            <td className="nz:text-end">{figure(measure, lowest)}</td>
            <td className="nz:text-end">{figure(measure, highest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
