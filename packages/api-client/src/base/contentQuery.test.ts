/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import openapi from '../../openapi.json' with { type: 'json' };
import { baseApi } from './api.ts';
import type { ContentQuery } from './contentQuery.ts';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; required?: boolean }[];
  responses: Record<string, { content?: object }>;
}

/** The operations that return JSON and take only a language. */
const reads = Object.values(openapi.paths)
  .flatMap((methods) => ('get' in methods ? [methods.get as Operation] : []))
  .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'lang'))
  .filter(({ parameters = [] }) => parameters.every(({ required }) => !required))
  .filter(({ responses }) => 'application/json' in (responses['200']?.content ?? {}));
const names = reads.map(({ operationId }) => operationId);

test('a read whose only argument is the language can be named', () => {
  const named: ContentQuery[] = [
    'getHero',
    'getTeam',
    'getPhotos',
    'getDonationMethods',
    'getPartnershipUpdates',
    'getWildlife',
    'getCourses',
    'getClimateAlerts',
  ];
  expect(names).toEqual(expect.arrayContaining(named));
});

test('other calls are type errors', () => {
  const others: ContentQuery[] = [
    // @ts-expect-error it needs a province
    'getClimateHistory',
    // @ts-expect-error it needs a token, and no language
    'getCurrentUser',
    // @ts-expect-error a write
    'subscribeToNewsletter',
  ];
  expect(names.filter((name) => others.some((other) => other === name))).toEqual([]);
});

test('each is an endpoint of some part', () => {
  const parts = import.meta.glob<Record<string, unknown>>('../generated/*.ts', { eager: true });
  // Reading the parts registers their endpoints.
  expect(Object.values(parts).flatMap(Object.keys)).toContain('siteApi');
  const source = readFileSync(new URL('../generated/contentReads.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(names.toSorted());
  expect(named.filter((name) => !(name in baseApi.endpoints))).toEqual([]);
});
