import type { Overview } from '@nzete/api-client/staff';
import { definitionOf, useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { StaffSection } from '../parts/StaffSection.tsx';
import { CountTable } from './CountTable.tsx';
import { overviewMessages as messages, total } from './messages.ts';

const WEEK = 7;
const MOST_READ = 10;

/** What is read and searched, by day, page and language. */
export function Visits({
  visits,
  pages,
  languages,
  searches,
}: Pick<Overview, 'visits' | 'pages' | 'languages' | 'searches'>) {
  const { formatMessage } = useIntl();
  const { number, date } = useFormat();
  const count = formatMessage(messages.count);
  const days = visits.toReversed().map((visit) => ({ id: visit.day, label: date(visit.day), count: visit.count }));
  const sum = visits.reduce((all, visit) => all + visit.count, 0);
  const dayHeadings = [formatMessage(messages.day), count] as const;
  return (
    <StaffSection title={formatMessage(messages.visits)} note={<FormattedMessage {...messages.visitsNote} />}>
      <p>
        <FormattedMessage {...total} values={{ count: number(sum) }} />
      </p>
      <CountTable headings={dayHeadings} rows={days.slice(0, WEEK)} />
      {days.length > WEEK ? (
        <details>
          <summary className="nz:focus-ring nz:py-2 nz:font-semibold">
            <FormattedMessage {...messages.allDays} />
          </summary>
          <CountTable headings={dayHeadings} rows={days} />
        </details>
      ) : null}
      {pages.length > 0 ? (
        <CountTable
          headings={[formatMessage(messages.page), count]}
          rows={pages.slice(0, MOST_READ).map((page) => ({ id: page.path, label: page.path, count: page.count }))}
        />
      ) : null}
      {languages.length > 0 ? (
        <CountTable
          headings={[formatMessage(messages.language), count]}
          rows={languages.map((each) => ({
            id: each.language,
            label: definitionOf(each.language).name,
            count: each.count,
          }))}
        />
      ) : null}
      {searches.length > 0 ? (
        <CountTable
          headings={[formatMessage(messages.searches), count]}
          rows={searches.map((each) => ({ id: each.what, label: each.what, count: each.count }))}
        />
      ) : null}
    </StaffSection>
  );
}
