import type { Event } from '@nzete/api-client/applications';
import { provinces } from '@nzete/domain';
import { defaultLanguages, useFormat, written } from '@nzete/ui/format';
import { RuledList } from '@nzete/ui/RuledList';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { zoneMessages } from './kinds.ts';
import { messages } from './messages.ts';
import { messages as signUpMessages, valueMessages } from './signUp.messages.ts';

const {
  when,
  whenDays,
  where,
  languages,
  seats,
}: Record<'when' | 'whenDays' | 'where' | 'languages' | 'seats', MessageDescriptor> = messages;

interface EventFactsProps {
  event: Event;
  /** The seats that are left, once they are known. */
  left: number | undefined;
}

/** When and where an event is, what is spoken there, and how many can come. */
export function EventFacts({ event, left }: EventFactsProps) {
  const { starts, ends, zone, province, languages: spoken, seats: room } = event;
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
    <FormattedMessage
      {...where}
      key="where"
      values={{ place: written(event, 'place'), province: provinceName ?? province }}
    />,
    formatMessage(languages, { languages: names.join(', ') }),
    ...(room === null ? [] : [formatMessage(seats, { seats: room, number: number(room) })]),
    ...(left === undefined ? [] : [leftText(left)]),
  ];
  function leftText(count: number) {
    if (count === 0) return formatMessage(signUpMessages.full);
    return formatMessage(valueMessages.left, { seats: count, number: number(count) });
  }
  return <RuledList layout="notes" items={lines.map((line, index) => ({ id: String(index), description: line }))} />;
}
