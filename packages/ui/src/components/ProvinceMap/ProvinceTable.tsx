'use client';

import { type ComponentProps, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import type { ClimateValue, ProvinceRecord } from '../../internal/climate/climate.ts';
import { useClimateFigure } from '../../internal/climate/useClimateFigure.tsx';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { provinceTableMessages } from './ProvinceTable.messages.ts';

export interface ProvinceTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One per row. */
  records: readonly ProvinceRecord[];
  /** One per column. */
  values: readonly ClimateValue[];
  /**
   * For screen readers only, beside a map with the same data.
   * @default false
   */
  isHidden?: boolean;
}

/**
 * The provinces and their values as a table: the alternative to the ProvinceMap, with all values or
 * only the one of the map. A visible table shows the time of each record. It scrolls sideways if it
 * is too wide.
 *
 * Slots: `province-table`.
 *
 * @example <ProvinceTable records={records} values={['temperature', 'humidity']} />
 */
export function ProvinceTable({ records, values, isHidden = false, className, ...props }: ProvinceTableProps) {
  const valueNames = values.join(' ');
  const { formatMessage } = useIntl();
  const painted = useAfterPaint(valueNames);
  return (
    <div
      data-slot="province-table"
      // A scroll container must be focusable and have a name.
      {...(isHidden ? {} : { role: 'group', 'aria-label': formatMessage(provinceTableMessages.caption), tabIndex: 0 })}
      className={cx(isHidden ? 'nz:sr-only nz:print:not-sr-only' : 'nz:overflow-x-auto nz:focus-ring', className)}
      {...props}
    >
      <Table records={records} values={isHidden ? painted : valueNames} isHidden={isHidden} />
    </div>
  );
}

interface TableProps extends Required<Pick<ProvinceTableProps, 'records' | 'isHidden'>> {
  /** The names, separated by spaces, for a stable prop. */
  values: string;
}

/** Memoised: beside a map it updates one frame later, so that the map is painted sooner. */
const Table = memo(function Table({ records, values, isHidden }: TableProps) {
  const { moment } = useClimateFormat();
  const figure = useClimateFigure();
  const names = values.split(' ') as ClimateValue[]; // they were joined below
  return (
    <table className="nz:w-full nz:text-md nz:tabular-nums">
      <caption className="nz:sr-only">
        <FormattedMessage {...provinceTableMessages.caption} />
      </caption>
      <thead className="nz:bare">
        <tr className="nz:bare">
          {([climateMessages.province, climateMessages.capital] as const).map((message) => (
            <th key={message.id} scope="col" className={head}>
              <FormattedMessage {...message} />
            </th>
          ))}
          {names.map((value) => (
            <th key={value} scope="col" className={cx(head, 'nz:text-end')}>
              <FormattedMessage {...climateMessages[value]} />
            </th>
          ))}
          {isHidden ? null : (
            <th scope="col" className={cx(head, 'nz:text-end')}>
              <FormattedMessage {...climateMessages.lastUpdated} />
            </th>
          )}
        </tr>
      </thead>
      <tbody className="nz:bare">
        {records.map((record) => (
          <tr key={record.code} className="nz:border-line nz:border-b-[1.5px]">
            <th scope="row" className={cx(cell, 'nz:text-start nz:font-semibold')}>
              {record.province}
            </th>
            <td className={cell}>{record.capital}</td>
            {names.map((value) => (
              <td key={value} className={cx(cell, 'nz:text-end nz:whitespace-nowrap')}>
                {figure(value, record[value])}
              </td>
            ))}
            {isHidden ? null : (
              <td className={cx(cell, 'nz:text-end nz:whitespace-nowrap nz:text-text-muted')}>
                <time dateTime={record.lastUpdated} className="nz:bare">
                  {moment(record.lastUpdated)}
                </time>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const head =
  'nz:border-line-strong nz:border-b-[1.5px] nz:py-2 nz:pe-4 nz:text-start nz:text-sm nz:font-semibold nz:text-text-muted';
const cell = 'nz:py-2.5 nz:pe-4';
