import type { Overview } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useAge } from '../parts/useAge.ts';
import { staffPaths } from '../paths.ts';
import { overviewMessages as messages, oldest, reminders } from './messages.ts';

/** What waits by kind, each a link to these entries in the inbox. */
export function WaitingList({
  waiting,
  removed_events,
  reminders_due,
}: Pick<Overview, 'waiting' | 'removed_events' | 'reminders_due'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const age = useAge();
  return (
    <StaffSection title={formatMessage(messages.waiting)}>
      <Rows empty={messages.nothing}>
        {removed_events.map(({ id, title, coming, waiting: onList }) => (
          <Row
            key={id}
            title={<Link href={`${staffPaths.events}/${id}`}>{title ?? id}</Link>}
            end={<strong>{number(coming + onList)}</strong>}
          >
            <RowLine>
              <FormattedMessage {...messages.removedEvent} />
            </RowLine>
          </Row>
        ))}
        {waiting.map(({ kind, count, oldest_at }) => (
          <Row
            key={kind}
            title={
              <Link href={`${staffPaths.inbox}?${new URLSearchParams({ kind, state: 'waiting', order: 'oldest' })}`}>
                <FormattedMessage {...messages[kind]} />
              </Link>
            }
            end={<strong>{number(count)}</strong>}
          >
            <RowLine>
              <FormattedMessage {...oldest} values={{ age: age(oldest_at) }} />
            </RowLine>
          </Row>
        ))}
      </Rows>
      {reminders_due > 0 ? (
        <p>
          <FormattedMessage {...reminders} values={{ count: reminders_due, shown: number(reminders_due) }} />
        </p>
      ) : null}
    </StaffSection>
  );
}
