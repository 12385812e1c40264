/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };

interface Enhanced {
  providesTags?: unknown;
  invalidatesTags?: (result: unknown, error: unknown, arg: unknown, meta: unknown) => unknown;
}

// Every `<name>Endpoints` of every resource: what its calls provide or make stale.
const modules = import.meta.glob<Record<string, unknown>>('./resources/*.ts', { eager: true });
const enhanced: Record<string, Enhanced> = {};
for (const [name, value] of Object.values(modules).flatMap((module) => Object.entries(module))) {
  if (name.endsWith('Endpoints')) Object.assign(enhanced, value);
}

// A file as the answer or the body: a plain link, and an endpoint by hand.
const files = ['getReportPdf', 'uploadKycDocument'];
const operations = Object.values(openapi.paths)
  .flatMap((methods) => Object.entries(methods as Record<string, { operationId: string }>))
  .map(([method, { operationId }]) => ({ method, operationId }))
  .filter(({ operationId }) => !files.includes(operationId));
const provided = new Set(Object.values(enhanced).flatMap(({ providesTags }) => providesTags ?? []));

test.each(operations)('$operationId says what it provides or makes stale', ({ method, operationId }) => {
  expect(enhanced[operationId]).toHaveProperty(method === 'get' ? 'providesTags' : 'invalidatesTags');
});

test('nothing is made stale that no read provides', () => {
  for (const { invalidatesTags } of Object.values(enhanced)) {
    for (const tag of (invalidatesTags?.({}, undefined, {}, undefined) ?? []) as string[])
      expect(provided).toContain(tag);
  }
});

test('a failed mutation makes nothing stale', () => {
  for (const { invalidatesTags } of Object.values(enhanced)) {
    if (invalidatesTags) expect(invalidatesTags(undefined, { status: 500 }, {}, undefined)).toEqual([]);
  }
});
