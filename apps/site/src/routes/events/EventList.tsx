import { type Event, eventCalendarUrl } from '@nzete/api-client/applications';
import { provinces } from '@nzete/domain';
import { defaultLanguages, useFormat } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { kindMessages, zoneMessages } from './kinds.ts';
import { messages } from './messages.ts';

const {
  when,
  whenDays,
  where,
  languages,
  seats,
  add,
}: Record<'when' | 'whenDays' | 'where' | 'languages' | 'seats' | 'add', MessageDescriptor> = messages;

/** Each event with its facts, and a file for the calendar. */
export function EventList({ events }: { events: readonly Event[] }) {
  return (
    <div className="nz:grid nz:gap-10">
      {events.map((event) => (
        <EventItem key={event.id} {...event} />
      ))}
    </div>
  );
}

function EventItem({ id, kind, title, description, ...facts }: Event) {
  const lang = useLang();
  const { formatMessage } = useIntl();
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="nz:grid nz:scroll-mt-24 nz:gap-3">
      <Heading id={`${id}-title`} size="md">
        {title}
      </Heading>
      <Text>
        <FormattedMessage {...kindMessages[kind]} />
      </Text>
      <Text>{description}</Text>
      <Facts {...facts} />
      <Link
        href={eventCalendarUrl('/api', id, lang)}
        aria-label={formatMessage(add, { title })}
        className="nz:justify-self-start"
      >
        <FormattedMessage {...messages.addShort} />
      </Link>
    </article>
  );
}

type FactsProps = Omit<Event, 'id' | 'kind' | 'title' | 'description' | 'sample'>;

function Facts({ starts, ends, zone, place, province, languages: spoken, seats: room }: FactsProps) {
  const { date, number } = useFormat();
  const { formatMessage } = useIntl();
  // The times are those of the place: shown as they are written.
  const local = (time: string) => `${time}Z`;
  const [from, to] = [date(local(starts), 'time', 'UTC'), date(local(ends), 'time', 'UTC')];
  const [day, lastDay] = [date(local(starts), 'date', 'UTC'), date(local(ends), 'date', 'UTC')];
  const names = spoken.map((code) => defaultLanguages.find((each) => each.code === code)?.name ?? code);
  const provinceName = provinces.find(({ code }) => code === province)?.name;
  const lines = [
    formatMessage(day === lastDay ? when : whenDays, {
      ...{ day, lastDay, from, to },
      zone: formatMessage(zoneMessages[zone]),
    }),
    formatMessage(where, { place, province: provinceName ?? province }),
    formatMessage(languages, { languages: names.join(', ') }),
    ...(room === null ? [] : [formatMessage(seats, { seats: room, number: number(room) })]),
  ];
  return <RuledList layout="notes" items={lines.map((line) => ({ id: line, description: line }))} />;
}
