import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { events } from '../src/content/resources/events.ts';
import { contentResources } from '../src/content/resources/index.ts';
import { canBeMarked, isSample, samplePages } from '../src/content-files/samples.ts';
import { sharedApp, startApp } from './support/app.ts';
import { chat } from './support/assistant.ts';
import { readContentFile } from './support/folders.ts';
import { call, joined } from './support/staff.ts';
import { editorOf } from './support/staff-content.ts';

const listed = readContentFile<Record<string, string>>('samples.json');
const markable = [...contentResources, events].filter(({ answer }) => canBeMarked(answer)).map(({ path }) => path);

const server = sharedApp();

async function itemsOf(app: FastifyInstance, path: string): Promise<{ sample?: true }[]> {
  return [(await app.inject(`/api${path}`)).json()].flat();
}

test.each(markable)('[SAMPLE-01] GET %s marks its items if samples.json lists it, and only then', async (path) => {
  const items = await itemsOf(server(), path);
  expect(items.map(({ sample }) => sample ?? false)).toEqual(items.map(() => isSample(listed, path)));
});

test('[SAMPLE-02] each listed file has the pages on which it is seen', () => {
  expect(Object.keys(listed).filter((path) => !samplePages[path]?.length)).toEqual([]);
});

test('[SAMPLE-01] the updates of the foundation are marked', async () => {
  const updates = await itemsOf(server(), '/partnership-updates');
  expect(updates.length).toBeGreaterThan(0);
  expect(updates.every(({ sample }) => sample)).toBe(true);
});

test('[SAMPLE-01] nothing but courses, updates and a figure with marks of their own is listed without one', () => {
  const others = Object.keys(listed).filter((path) => !markable.includes(path as never));
  expect(others.toSorted()).toEqual(['/courses/samples', '/impact-metrics', '/partnership-updates']);
});

test.each([
  ['en', 'How many partners do you have?', 'This part of the site is a sample'],
  ['fr', 'Quels rapports sont publiés ?', 'Cette partie du site est un exemple'],
  ['en', 'cooperative women box ledger', 'This part of the site is a sample'],
])('[SAMPLE-01] the assistant says that an answer is from samples, in %s: %s', async (lang, message, note) => {
  const answer = (await chat(server(), message)).json();
  expect(answer).toMatchObject({ language: lang, response: expect.stringContaining(note) });
});

interface Entry {
  sample?: boolean;
}

describe('[SAMPLE-03] what staff have made their own', () => {
  test('is no sample any more, entry by entry, for visitors and on Today', async () => {
    const app = await startApp();
    const today = await todayOf(app);
    const editor = await editorOf(app);
    const { samples, published } = await editor.list('team');
    expect(samples).toBe(true);
    await editor.save('team', ([first]: Entry[]) => Object.assign(first ?? {}, { sample: false }));
    expect((await editor.publish('team')).statusCode).toBe(200);
    const marks = (await itemsOf(app, '/team')).map(({ sample }) => sample);
    expect(marks).toEqual([undefined, ...Array.from({ length: published.body.length - 1 }, () => true)]);
    expect(await today('/team')).toBe(published.body.length - 1);

    await editor.save('team', (team: Entry[]) => {
      for (const person of team) person.sample = false;
    });
    await editor.publish('team');
    expect(await today('/team')).toBeUndefined();
  });

  test('can be a sample again, also in a list of which nothing else is one', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const path = 'community-impact-stats';
    expect((await editor.list(path)).samples).toBe(false);
    await editor.save('team', (team: Entry[]) => {
      team.splice(1);
      Object.assign(team[0] ?? {}, { sample: true });
    });
    await editor.save('samples', (samples: Record<string, string>) => {
      delete samples['/team'];
    });
    await editor.publish('samples');
    await editor.publish('team');
    expect(await itemsOf(app, '/team')).toMatchObject([{ sample: true }]);
  });

  test('may be an empty list', async () => {
    const app = await startApp();
    const today = await todayOf(app);
    const editor = await editorOf(app);
    const { draft } = (await editor.save('team', (team: Entry[]) => team.splice(0))).json();
    expect(draft.problems).toEqual([]);
    expect((await editor.publish('team')).statusCode).toBe(200);
    expect(await itemsOf(app, '/team')).toEqual([]);
    expect(await today('/team')).toBeUndefined();
  });

  test('is not what the assistant calls a sample, as long as nothing else of it is one', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const ask = async () => (await chat(app, 'Where are the monthly reports?')).json().response;
    await editor.save('reports', ([first]: Entry[]) => Object.assign(first ?? {}, { sample: false }));
    await editor.publish('reports');
    expect(await ask()).toContain('This part of the site is a sample');
    await editor.save('reports', (reports: Entry[]) => {
      for (const report of reports) report.sample = false;
    });
    await editor.publish('reports');
    expect(await ask()).not.toContain('sample');
  });

  test.each([
    ['reports', 'Where are the monthly reports?', 'No monthly report is published yet.'],
    ['volunteer-opportunities', 'How can I volunteer?', 'No role is open right now.'],
    ['curriculum', 'Do you have courses?', 'All courses are free. You can look through'],
  ])('may be an empty list, of which the assistant says so: %s', async (path, question, answer) => {
    const app = await startApp();
    const editor = await editorOf(app);
    await editor.save(path, (list: Entry[]) => list.splice(0));
    expect((await editor.publish(path)).statusCode).toBe(200);
    expect((await chat(app, question)).json().response).toContain(answer);
  });

  test('may be counted beside rows that were written by hand', async () => {
    const app = await startApp();
    const today = await todayOf(app);
    await app.store.db.updateTable('content').set({ body: '[null]' }).where('path', '=', '/team').execute();
    expect(await today('/team')).toBe(1);
  });

  test('is an update of the foundation too', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    await editor.save('partnership-updates', ([first]: Entry[]) => Object.assign(first ?? {}, { sample: false }));
    await editor.publish('partnership-updates');
    const marks = (await itemsOf(app, '/partnership-updates')).map(({ sample }) => sample ?? false);
    expect(marks.filter((isMarked) => !isMarked)).toHaveLength(1);
  });
});

/** How many samples of a list Today counts; undefined if it does not name the list. */
async function todayOf(app: FastifyInstance) {
  const { headers } = await joined(app, 'reader');
  return async (path: string): Promise<number | undefined> => {
    const { samples } = (await call(app, 'GET', '/overview', { headers })).json();
    return samples.find(({ list }: { list: string }) => list === path)?.count;
  };
}
