import { momentOf, provinces, withoutUnshowable } from '@nzete/domain';
import { type Lang, languageOfText } from '../text/languages.ts';
import type { Event } from './upcoming.ts';

/** In octets, without the line break (RFC 5545, section 3.1). */
const LINE = 75;

const escaped = (text: string) =>
  withoutUnshowable(String(text ?? ''))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** `20280205T070000Z` */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A line that is too long goes on after a line break and a space; no letter is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > LINE) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n');
}

interface CalendarOptions {
  lang: Lang;
  /** The name of the calendar. */
  name: string;
  /** Of the site. */
  origin: string;
  /** When the calendar is written. */
  now: number;
}

function eventLines(event: Event, { lang, origin, now }: CalendarOptions): string[] {
  const { id, title, description, place, province, starts, ends, zone } = event;
  const where = [place, provinces.find(({ code }) => code === province)?.name].filter(Boolean).join(', ');
  const text = (name: string, key: keyof Event, value: string) =>
    `${name};LANGUAGE=${languageOfText(event, key, lang)}:${escaped(value)}`;
  return [
    'BEGIN:VEVENT',
    // The same in every language and on every host, so that a calendar replaces what it knows.
    `UID:${id}@events.nzete`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(momentOf(starts, zone))}`,
    `DTEND:${utc(momentOf(ends, zone))}`,
    text('SUMMARY', 'title', title),
    text('DESCRIPTION', 'description', description),
    text('LOCATION', 'place', where),
    `URL:${origin}/events?lang=${lang}#${id}`,
    'END:VEVENT',
  ];
}

/** Whether an event has what a calendar must say; one that was edited by hand may not. */
const isComplete = ({ title, starts, ends, zone }: Event): boolean =>
  typeof title === 'string' && Number.isFinite(momentOf(starts, zone)) && Number.isFinite(momentOf(ends, zone));

/** Events as a calendar file (RFC 5545). Those without a title or a time are left out. */
export function calendarOf(events: readonly Event[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Nzete//Events//${options.lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(options.name)}`,
    `X-WR-CALNAME:${escaped(options.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.filter(isComplete).flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
