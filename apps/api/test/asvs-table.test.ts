import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const table = readFileSync(join(import.meta.dirname, '../../../docs/asvs.md'), 'utf8');
const tests = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
);

/** The lines of the tables: a requirement and the file of its test. */
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \|.*\| `([\w-]+\.test\.ts)` \|$/gm)];

test('[STAFF-09] every requirement of the table of ASVS has a test that names it', () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const [, requirement, file] of rows) {
    expect(tests.get(file ?? ''), `${file} of ${requirement}`).toMatch(
      new RegExp(`ASVS [\\d., ]*\\b${requirement}[:,]`),
    );
  }
});
