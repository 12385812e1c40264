import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README has a row for every part of the API', () => {
  const rows = [...readme.matchAll(/^\| `(\/[\w-]+)` \|/gm)].map(([, path]) => `.${path}`);
  const parts = Object.entries(manifest.exports).filter(([, target]) =>
    /\/(resources|generated)\//.test(JSON.stringify(target)),
  );
  expect(rows.toSorted()).toEqual(parts.map(([path]) => path).toSorted());
});

test('the README says which calls take an Idempotency-Key', () => {
  const supported = /The key is supported by ([^.]*)\./.exec(readme)?.[1] ?? '';
  const operations = Object.values(openapi.paths).flatMap((methods) => Object.values<Operation>(methods));
  const withKey = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
  const listed = [...supported.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(withKey.map(({ operationId }) => operationId).toSorted());
});

interface Operation {
  operationId: string;
  parameters?: { name: string }[];
}
