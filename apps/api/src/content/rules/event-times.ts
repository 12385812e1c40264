import { type EventZone, momentOf } from '@nzete/domain';
import { events } from '../resources/events.ts';
import { type Finding, ruleFor } from './rule.ts';

interface Source {
  id: string;
  starts: string;
  ends: string;
  zone: EventZone;
}

/** The days of events exist, they end after they start, and each has an id of its own. */
export const eventTimes = ruleFor<Source[]>(events, (list) =>
  list.flatMap(({ id, starts, ends, zone }, index): Finding[] => {
    const [from, to] = [momentOf(starts, zone), momentOf(ends, zone)];
    const isRepeated = list.findIndex((other) => other.id === id) < index;
    return [
      ...(Number.isNaN(from)
        ? [{ place: `/${index}/starts`, what: 'is no day and time of the calendar', code: 'noTime' }]
        : []),
      ...(Number.isNaN(to)
        ? [{ place: `/${index}/ends`, what: 'is no day and time of the calendar', code: 'noTime' }]
        : []),
      ...(to <= from ? [{ place: `/${index}/ends`, what: 'must be later than the start', code: 'endsBefore' }] : []),
      ...(isRepeated
        ? [{ place: `/${index}/id`, what: 'is the id of another event', code: 'repeated', value: id }]
        : []),
    ];
  }),
);
