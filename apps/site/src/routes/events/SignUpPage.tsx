import { applicationsApi, type Event, useGetEventsQuery } from '@nzete/api-client/applications';
import { Alert } from '@nzete/ui/Alert';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { Page } from '../../shared/Page.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { EventFacts } from './EventFacts.tsx';
import { messages as eventsMessages } from './messages.ts';
import { search } from './search.ts';
import { messages } from './signUp.messages.ts';
import type { SignUp } from './signUp.ts';
import { signUpAddress } from './signUpAddress.ts';
import { useSeatsLeft } from './useSeatsLeft.ts';

export const loader: PageLoader = ({ lang }) => [
  applicationsApi.endpoints.getEvents.initiate({ lang }),
  applicationsApi.endpoints.getEventSeats.initiate({}),
];

const SignUpForm = lazySection(() => import('./SignUpForm.tsx'));

/** The page at `/events/sign-up`: the form for the event in the address, or the events to choose from. */
export default function SignUpPage() {
  const { formatMessage } = useIntl();
  const [{ event: asked }] = usePageSearch(search);
  // A form that was kept and opened again knows its event.
  const answer = useFormAnswer<SignUp>('event-sign-up');
  const id = asked || answer?.values.event || '';
  const events = useGetEventsQuery({ lang: useLang() });
  return (
    <Page
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
      parents={[{ href: paths.events, label: formatMessage(eventsMessages.title) }]}
    >
      <Section space="end" aria-label={formatMessage(messages.title)}>
        <QueryState query={events} loading={eventsMessages.loading} error={eventsMessages.error}>
          {(list) => {
            const open = list.filter(({ sign_up }) => sign_up);
            const chosen = open.find((event) => event.id === id);
            return (
              <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-6">
                {sampleNote(chosen ? [chosen] : open)}
                {chosen ? <SignUpFor key={chosen.id} event={chosen} /> : <Choice events={open} isGone={id !== ''} />}
              </div>
            );
          }}
        </QueryState>
      </Section>
    </Page>
  );
}

function SignUpFor({ event }: { event: Event }) {
  const seatsLeft = useSeatsLeft();
  return (
    <>
      <Heading size="md">{written(event, 'title')}</Heading>
      <EventFacts event={event} left={seatsLeft(event.id)} />
      <LateSection module="src/routes/events/SignUpForm.tsx" height="52rem">
        <SignUpForm event={event.id} isLimited={event.seats !== null} />
      </LateSection>
    </>
  );
}

function Choice({ events, isGone }: { events: readonly Event[]; isGone: boolean }) {
  return (
    <>
      {isGone ? <Alert tone="warning" description={<FormattedMessage {...messages.gone} />} /> : null}
      {events.length > 0 ? (
        <>
          <Heading size="md">
            <FormattedMessage {...messages.choose} />
          </Heading>
          <RuledList
            layout="links"
            items={events.map((event) => ({
              id: event.id,
              description: <Link href={signUpAddress(event.id)}>{written(event, 'title')}</Link>,
            }))}
          />
        </>
      ) : (
        <Text>
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Link href={paths.events} className="nz:justify-self-start">
        <FormattedMessage {...messages.all} />
      </Link>
    </>
  );
}
