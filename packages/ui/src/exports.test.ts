import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexSource, packageExports } from '../exports.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('[LIB-02] every component has its own entry; `npm run exports -w packages/ui` writes them', () => {
  expect(JSON.parse(read('../package.json')).exports).toEqual(packageExports());
  expect(read('./index.ts')).toBe(indexSource());
});
