import { exportGiftTotalsUrl, type GiftTotal, staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useSpreadsheetAddress } from '../parts/useSpreadsheetAddress.ts';
import { giftMessages as messages, methodNames } from './messages.ts';
import { useAmount } from './useAmount.ts';

/** The totals of confirmed gifts, and their download. */
export function GiftTotals() {
  const { formatMessage } = useIntl();
  const spreadsheetOf = useSpreadsheetAddress();
  const query = staffApi.useGetGiftTotalsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <StaffSection title={formatMessage(messages.totals)} note={<FormattedMessage {...messages.totalsNote} />}>
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={(totals) => totals.length === 0}
        empty={
          <p>
            <FormattedMessage {...messages.totalsEmpty} />
          </p>
        }
      >
        {(totals) => (
          <>
            <TotalsTable totals={totals} />
            <a
              href={spreadsheetOf(exportGiftTotalsUrl('/api'))}
              download
              className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:justify-self-start nz:font-semibold nz:text-link nz:focus-ring"
            >
              <FormattedMessage {...messages.export} />
            </a>
          </>
        )}
      </QueryState>
    </StaffSection>
  );
}

const columns = [messages.totalsMonth, messages.method, messages.count, messages.sum];

function TotalsTable({ totals }: { totals: readonly GiftTotal[] }) {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const amount = useAmount();
  return (
    <table aria-label={formatMessage(messages.totals)} className="nz:w-full nz:text-sm">
      <thead>
        <tr className="nz:border-b nz:border-line-strong">
          {columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              className={`nz:py-1 nz:pe-3 nz:font-semibold ${index > 1 ? 'nz:text-end' : 'nz:text-start'}`}
            >
              <FormattedMessage {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map(({ month, method, currency, count, amount: sum }) => (
          <tr key={`${month} ${method} ${currency}`} className="nz:border-b nz:border-line">
            <th scope="row" className="nz:py-1.5 nz:pe-3 nz:text-start nz:font-normal">
              {date(`${month}-01`, 'month')}
            </th>
            <td className="nz:py-1.5 nz:pe-3">
              <FormattedMessage {...methodNames[method]} />
            </td>
            <td className="nz:py-1.5 nz:pe-3 nz:text-end nz:tabular-nums">{number(count)}</td>
            <td className="nz:py-1.5 nz:pe-3 nz:text-end nz:tabular-nums">{amount(sum, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
