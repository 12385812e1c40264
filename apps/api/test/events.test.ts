import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { copyOfContent, sharedPictures } from './support/folders.ts';

interface Source {
  id: string;
  title: Record<string, string>;
  starts: string;
  ends: string;
  zone: string;
}

/** A local time of Kinshasa, some minutes from now. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 3_600_000).toISOString().slice(0, 16);

/** Three events: one is over, one is under way, one comes. */
async function startWithEvents(): Promise<FastifyInstance> {
  const app = await startApp();
  const { folder, edit } = copyOfContent();
  edit<Source[]>('events.json', (list) => {
    const times = [
      [60, 120],
      [-60, 30],
      [-120, -5],
    ] as const;
    for (const [at, [from, to]] of times.entries()) {
      Object.assign(list[at] ?? {}, {
        id: ['to-come', 'under-way', 'is-over'][at],
        starts: inMinutes(from),
        ends: inMinutes(to),
        zone: 'Africa/Kinshasa',
      });
    }
  });
  await app.content.load(folder, sharedPictures());
  return app;
}

test('[EVENT-02] lists what is not over, the next first, in each language, marked as a sample', async () => {
  const app = await startWithEvents();
  const titles = new Set<string>();
  for (const lang of languages) {
    const response = await app.inject(`/api/events?lang=${lang}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
    const list: { id: string; title: string; sample?: true }[] = response.json();
    expect(list.map(({ id, sample }) => [id, sample])).toEqual([
      ['under-way', true],
      ['to-come', true],
    ]);
    titles.add(list[0]?.title ?? '');
  }
  expect(titles.size).toBe(languages.length);
});

test('[EVENT-03] all events and each are calendars with the same identifiers in each language', async () => {
  const app = await startWithEvents();
  for (const lang of languages) {
    const all = await app.inject(`/api/events/calendar.ics?lang=${lang}`);
    expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(all.headers['content-disposition']).toBe('attachment; filename="events.ics"');
    expect(all.body.match(/^UID:.*$/gm)).toEqual(['UID:under-way@events.nzete', 'UID:to-come@events.nzete']);
    const one = await app.inject(`/api/events/to-come/calendar.ics?lang=${lang}`);
    expect(one.body.match(/^UID:.*$/gm)).toEqual(['UID:to-come@events.nzete']);
    expect(one.body).toContain(`SUMMARY;LANGUAGE=${lang}:`);
  }
});

test('[EVENT-03] an event that is over or unknown has no calendar, and wrong names are refused', async () => {
  const app = await startWithEvents();
  for (const id of ['is-over', 'no-such-event']) {
    const response = await app.inject(`/api/events/${id}/calendar.ics`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'event-not-found']);
  }
  expect((await app.inject('/api/events/A%0D%0AX/calendar.ics')).statusCode).toBe(422);
  expect((await app.inject('/api/events/calendar.ics?lang=de')).statusCode).toBe(422);
});

test('[EVENT-04] the search finds an event until it is over', async () => {
  const app = await startWithEvents();
  const found = async (q: string) => {
    const { groups } = (await app.inject(`/api/search?kind=event&q=${encodeURIComponent(q)}`)).json();
    return groups.flatMap(({ results }: { results: { href: string }[] }) => results.map(({ href }) => href));
  };
  expect(await found('planting day')).toEqual(['/events#to-come']);
  expect(await found('neighbours')).toEqual([]);
});

test.each([
  ['ends', { ends: '2028-02-05T07:00' }, 'must be later than the start'],
  ['starts', { starts: '2028-02-31T08:00', ends: '2028-03-31T08:00' }, 'is no day and time of the calendar'],
  ['id', { id: 'meeting-neighbours-1' }, 'repeats the id meeting-neighbours-1'],
])('[EVENT-01] the check of the content names a wrong %s', async (_, change, what) => {
  const { folder, edit } = copyOfContent();
  edit<Source[]>('events.json', ([first]) => Object.assign(first ?? {}, change));
  const places = { contentDir: folder, picturesDir: sharedPictures(), siteDir: '/nowhere' };
  const { faults } = await checkContent(await readContentFiles(folder), places);
  expect(JSON.stringify(faults)).toContain(what);
});
