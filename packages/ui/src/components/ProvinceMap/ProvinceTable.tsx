'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import type { ClimateValue, ProvinceRecord } from '../../internal/climate/climate.ts';
import { useClimateFigure } from '../../internal/climate/useClimateFigure.tsx';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { provinceTableMessages } from './ProvinceTable.messages.ts';

export interface ProvinceTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One per row. */
  records: readonly ProvinceRecord[];
  /** One per column. */
  values: readonly ClimateValue[];
}

/**
 * The provinces and their values as a table: the alternative to the ProvinceMap. It shows the time
 * of each record, and scrolls sideways if it is too wide.
 *
 * Slots: `province-table`.
 *
 * @example <ProvinceTable records={records} values={['temperature', 'humidity']} />
 */
export function ProvinceTable({ records, values, className, ...props }: ProvinceTableProps) {
  const { formatMessage } = useIntl();
  return (
    // A scroll container must be focusable and have a name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      role="group"
      aria-label={formatMessage(provinceTableMessages.caption)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
      tabIndex={0}
      data-slot="province-table"
      className={cx('nz:overflow-x-auto nz:focus-ring', className)}
      {...props}
    >
      <Table records={records} values={values} />
    </div>
  );
}

function Table({ records, values }: Pick<ProvinceTableProps, 'records' | 'values'>) {
  const { moment } = useClimateFormat();
  const figure = useClimateFigure();
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
          {values.map((value) => (
            <th key={value} scope="col" className={cx(head, 'nz:text-end')}>
              <FormattedMessage {...climateMessages[value]} />
            </th>
          ))}
          <th scope="col" className={cx(head, 'nz:text-end')}>
            <FormattedMessage {...climateMessages.lastUpdated} />
          </th>
        </tr>
      </thead>
      <tbody className="nz:bare">
        {records.map((record) => (
          <tr key={record.code} className="nz:border-line nz:border-b-[1.5px]">
            <th scope="row" className={cx(cell, 'nz:text-start nz:font-semibold')}>
              {record.province}
            </th>
            <td className={cell}>{record.capital}</td>
            {values.map((value) => (
              <td key={value} className={cx(cell, 'nz:text-end nz:whitespace-nowrap')}>
                {figure(value, record[value])}
              </td>
            ))}
            <td className={cx(cell, 'nz:text-end nz:whitespace-nowrap nz:text-text-muted')}>
              <time dateTime={record.lastUpdated} className="nz:bare">
                {moment(record.lastUpdated, record.timeZone)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const head =
  'nz:border-line-strong nz:border-b-[1.5px] nz:py-2 nz:pe-4 nz:text-start nz:text-sm nz:font-semibold nz:text-text-muted';
const cell = 'nz:py-2.5 nz:pe-4';
