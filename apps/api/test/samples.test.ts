import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { events } from '../src/content/resources/events.ts';
import { contentResources } from '../src/content/resources/index.ts';
import { canBeMarked, isSample, samplePages } from '../src/content-files/samples.ts';
import { sharedApp } from './support/app.ts';
import { chat } from './support/assistant.ts';
import { readContentFile } from './support/folders.ts';

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
