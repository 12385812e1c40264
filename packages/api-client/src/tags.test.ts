import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import { tagTypes } from './base/tags.ts';
import { accountsEndpoints } from './resources/accounts.ts';
import { contentEndpoints } from './resources/content.ts';
import { newsletterEndpoints } from './resources/newsletter.ts';

const enhanced: Record<string, object> = { ...contentEndpoints, ...newsletterEndpoints, ...accountsEndpoints };
const operations = Object.values(openapi.paths).flatMap((methods) =>
  Object.entries(methods as Record<string, { operationId: string }>).map(([method, { operationId }]) => ({
    method,
    operationId,
  })),
);

test.each(operations)('$operationId says what it provides or makes stale', ({ method, operationId }) => {
  expect(enhanced[operationId]).toHaveProperty(method === 'get' ? 'providesTags' : 'invalidatesTags');
});

test('every tag is provided by a read', () => {
  const provided = Object.values(enhanced).flatMap((endpoint) =>
    'providesTags' in endpoint && Array.isArray(endpoint.providesTags) ? endpoint.providesTags : [],
  );
  expect(new Set(provided)).toEqual(new Set(tagTypes));
});

test('a failed mutation makes nothing stale', () => {
  for (const endpoint of Object.values(enhanced)) {
    if (!('invalidatesTags' in endpoint) || typeof endpoint.invalidatesTags !== 'function') continue;
    expect(endpoint.invalidatesTags(undefined, { status: 500 }, {}, undefined)).toEqual([]);
  }
});
