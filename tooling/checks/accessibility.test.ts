/** `docs/accessibility.md` names the cases and files that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/accessibility.md');

test('[ACC-02] the page lists each case of the patterns, in the words of its test', () => {
  const steps = [...read('apps/site/e2e/patterns.spec.ts').matchAll(/test\.step\(\s*'([a-z]+-\d\d): ([^']+)'/g)];
  const rows = [...page.matchAll(/^\| ([a-z]+-\d\d) \| ([^|]+) \|/gm)];
  const lower = ([, id = '', text = '']: RegExpMatchArray) => `${id} ${text.toLowerCase()}`;
  expect(rows.map(lower)).toEqual(steps.map(lower));
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

test('[ACC-02] the files that the page names exist', () => {
  const names = [...page.matchAll(/`((?:apps|packages|tooling)\/[^`*]+)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !existsSync(new URL(`../../${name}`, import.meta.url)))).toEqual([]);
});
