import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import type { Event } from './upcoming.ts';

const event: Event = {
  id: 'planting-nsele',
  kind: 'planting',
  title: 'Plantation',
  description: 'Venez.',
  starts: '2028-02-05T08:00',
  ends: '2028-02-05T12:30',
  zone: 'Africa/Kinshasa',
  place: 'La pépinière',
  province: 'CD-KN',
  languages: ['fr'],
  seats: 60,
};
const options = { lang: 'fr', name: 'Nzete', origin: 'https://nzete.example', now: Date.UTC(2028, 0, 1) } as const;
const linesOf = (changes: Partial<Event> = {}) => calendarOf([{ ...event, ...changes }], options).split('\r\n');
const unfolded = (lines: string[]) => lines.join('\r\n').replaceAll('\r\n ', '');

test('[EVENT-03] an event has its times in UTC, a stable identifier, and its place', () => {
  const lines = linesOf();
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nzete//Events//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Nzete',
    'X-WR-CALNAME:Nzete',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'BEGIN:VEVENT',
    'UID:planting-nsele@events.nzete',
    'DTSTAMP:20280101T000000Z',
    'DTSTART:20280205T070000Z',
    'DTEND:20280205T113000Z',
    'SUMMARY;LANGUAGE=fr:Plantation',
    'DESCRIPTION;LANGUAGE=fr:Venez.',
    'LOCATION;LANGUAGE=fr:La pépinière\\, Kinshasa',
    'URL:https://nzete.example/events?lang=fr#planting-nsele',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(linesOf({ zone: 'Africa/Lubumbashi' })).toContain('DTSTART:20280205T060000Z');
});

test('[EVENT-03] signs are escaped, so that no text becomes a property', () => {
  const text = unfolded(linesOf({ title: 'a;b,c\\d\r\nEND:VCALENDAR\rx\ny' }));
  expect(text).toContain('SUMMARY;LANGUAGE=fr:a\\;b\\,c\\\\d\\nEND:VCALENDAR\\nx\\ny\r\n');
  expect(text.match(/^END:VCALENDAR$/gm)).toHaveLength(1);
});

test('[EVENT-03] long lines are folded at 75 octets between letters, and are whole when unfolded', () => {
  const description = 'é€🌳'.repeat(60);
  const lines = linesOf({ description });
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\uFFFD');
  expect(unfolded(lines)).toContain(`DESCRIPTION;LANGUAGE=fr:${description}\r\n`);
});
