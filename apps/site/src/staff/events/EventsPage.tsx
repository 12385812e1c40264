import { type StaffEvent, staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { staffMessages } from '../messages.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { staffPaths } from '../paths.ts';
import { EventNumbers } from './EventNumbers.tsx';
import { eventMessages as messages } from './messages.ts';

/** The events, and how many come to each. */
export default function EventsPage() {
  const { formatMessage } = useIntl();
  const query = staffApi.useGetStaffEventsQuery(
    { lang: useLang() },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const empty = (
    <EmptyState
      headingLevel={2}
      title={formatMessage(messages.empty)}
      description={<FormattedMessage {...messages.emptyText} />}
    />
  );
  return (
    <StaffPage title={formatMessage(staffMessages.events)} intro={<FormattedMessage {...messages.intro} />}>
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={(list) => list.length === 0}
        empty={empty}
      >
        {(list) => (
          <Rows aria-label={formatMessage(staffMessages.events)}>
            {list.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </Rows>
        )}
      </QueryState>
    </StaffPage>
  );
}

function EventRow({ event }: { event: StaffEvent }) {
  const { date } = useFormat();
  const { id, title, starts, place, is_over, is_removed, sign_up } = event;
  const mark = is_removed ? messages.removed : is_over ? messages.over : sign_up ? undefined : messages.noSignUp;
  return (
    <Row
      title={<Link href={`${staffPaths.events}/${id}`}>{title ?? id}</Link>}
      mark={
        mark ? (
          <Badge tone="line">
            <FormattedMessage {...mark} />
          </Badge>
        ) : null
      }
    >
      {starts ? <RowLine>{[date(`${starts}Z`, 'date', 'UTC'), place].filter(Boolean).join(' · ')}</RowLine> : null}
      <RowLine>
        <EventNumbers event={event} />
      </RowLine>
    </Row>
  );
}
