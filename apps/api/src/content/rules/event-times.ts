import { type EventZone, momentOf } from '@nzete/domain';
import { events } from '../resources/events.ts';
import { type Finding, ruleFor } from './rule.ts';

interface Source {
  starts: string;
  ends: string;
  zone: EventZone;
}

/** The days of events exist, and they end after they start. */
export const eventTimes = ruleFor<Source[]>(events, (list) =>
  list.flatMap(({ starts, ends, zone }, index): Finding[] => {
    const [from, to] = [momentOf(starts, zone), momentOf(ends, zone)];
    return [
      ...(Number.isNaN(from)
        ? [{ place: `/${index}/starts`, what: 'is no day and time of the calendar', code: 'noTime' }]
        : []),
      ...(Number.isNaN(to)
        ? [{ place: `/${index}/ends`, what: 'is no day and time of the calendar', code: 'noTime' }]
        : []),
      ...(to <= from ? [{ place: `/${index}/ends`, what: 'must be later than the start', code: 'endsBefore' }] : []),
    ];
  }),
);
