import { type Event, eventCalendarUrl } from '@nzete/api-client/applications';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { marked, writtenIn } from '../../shared/writtenIn.tsx';
import { EventFacts } from './EventFacts.tsx';
import { kindMessages } from './kinds.ts';
import { messages } from './messages.ts';
import { messages as signUpMessages, valueMessages } from './signUp.messages.ts';
import { signUpAddress } from './signUpAddress.ts';
import { useSeatsLeft } from './useSeatsLeft.ts';

const add: MessageDescriptor = messages.add;

/** Each event with its facts, the sign-up, and a file for the calendar. */
export function EventList({ events }: { events: readonly Event[] }) {
  const seatsLeft = useSeatsLeft();
  return (
    <div className="nz:grid nz:gap-10">
      {events.map((event) => (
        <EventItem key={event.id} event={event} left={seatsLeft(event.id)} />
      ))}
    </div>
  );
}

function EventItem({ event, left }: { event: Event; left: number | undefined }) {
  const { id, kind, title, sign_up } = event;
  const lang = useLang();
  const { formatMessage } = useIntl();
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="nz:grid nz:scroll-mt-24 nz:gap-3">
      <Heading id={`${id}-title`} size="md">
        {written(event, 'title')}
      </Heading>
      <Text>{marked(<FormattedMessage {...kindMessages[kind]} />, writtenIn(event, 'title', 'description'))}</Text>
      <Text>{written(event, 'description')}</Text>
      <EventFacts event={event} left={sign_up ? left : undefined} />
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-2">
        {sign_up ? (
          <LinkButton href={signUpAddress(id)} aria-label={formatMessage(valueMessages.linkFor, { title })}>
            <FormattedMessage {...signUpMessages.link} />
          </LinkButton>
        ) : null}
        <Link href={eventCalendarUrl('/api', id, lang)} aria-label={formatMessage(add, { title })}>
          <FormattedMessage {...messages.addShort} />
        </Link>
      </div>
    </article>
  );
}
