import { applicationsApi, eventsCalendarUrl, useGetEventsQuery } from '@nzete/api-client/applications';
import { EmptyState } from '@nzete/ui/EmptyState';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../../shared/Page.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { EventList } from './EventList.tsx';
import { messages } from './messages.ts';

export const loader: PageLoader = ({ lang }) => [
  applicationsApi.endpoints.getEvents.initiate({ lang }),
  applicationsApi.endpoints.getEventSeats.initiate({}),
];

/** The page at `/events`: the events that are not over, to sign up for and to keep in a calendar. */
export default function EventsPage() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const events = useGetEventsQuery({ lang });
  return (
    <Page
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
      parents={[{ href: paths.volunteers, label: formatMessage(messages.parent) }]}
    >
      <Section space="end" aria-label={formatMessage(messages.title)}>
        <QueryState
          query={events}
          loading={messages.loading}
          error={messages.error}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState
              headingLevel={2}
              title={<FormattedMessage {...messages.empty} />}
              description={<FormattedMessage {...messages.emptyText} />}
              actions={
                <Link href={paths.volunteers}>
                  <FormattedMessage {...messages.emptyLink} />
                </Link>
              }
            />
          }
        >
          {(list) => (
            <div className="nz:grid nz:max-w-measure nz:gap-6">
              {sampleNote(list)}
              <EventList events={list} />
              <Link href={eventsCalendarUrl('/api', lang)} className="nz:justify-self-start">
                <FormattedMessage {...messages.calendar} />
              </Link>
            </div>
          )}
        </QueryState>
      </Section>
    </Page>
  );
}
