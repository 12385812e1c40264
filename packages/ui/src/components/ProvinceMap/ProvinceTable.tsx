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
  /** A row for each. */
  records: readonly ProvinceRecord[];
  /** A column for each. */
  values: readonly ClimateValue[];
  /**
   * There for screen readers alone: beside a map that shows the same.
   * @default false
   */
  isHidden?: boolean;
}

/**
 * The provinces and their values as a table: the twin of the ProvinceMap, with all its values or with the one that the map shows. One that is
 * seen says of each record when it was made. Where it is too wide it scrolls sideways.
 *
 * Slots: `province-table`.
 *
 * @example <ProvinceTable records={records} values={['temperature', 'humidity']} />
 */
export function ProvinceTable({ records, values, isHidden = false, className, ...props }: ProvinceTableProps) {
  const wanted = values.join(' ');
  const { formatMessage } = useIntl();
  const painted = useAfterPaint(wanted);
  return (
    <div
      data-slot="province-table"
      // What scrolls can be scrolled by keyboard, and says what it is when it has the focus.
      {...(isHidden ? {} : { role: 'group', 'aria-label': formatMessage(provinceTableMessages.caption), tabIndex: 0 })}
      className={cx(isHidden ? 'nz:sr-only' : 'nz:overflow-x-auto nz:focus-ring', className)}
      {...props}
    >
      <Table records={records} values={isHidden ? painted : wanted} isHidden={isHidden} />
    </div>
  );
}

interface TableProps extends Required<Pick<ProvinceTableProps, 'records' | 'isHidden'>> {
  /** The names, with a space between them. */
  values: string;
}

/** Memo: beside a map it follows a frame later, so that the map is painted sooner. */
const Table = memo(function Table({ records, values, isHidden }: TableProps) {
  const { moment } = useClimateFormat();
  const figure = useClimateFigure();
  const names = values.split(' ') as ClimateValue[]; // as they were joined
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
