import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountForms } from '../../apps/api/src/content/rules/account-forms.ts';
import { accountProblemMessages } from '../../apps/site/src/staff/content/texts/accountProblemMessages.ts';
import { doubtMessages } from '../../apps/site/src/staff/content/texts/doubtMessages.ts';
import { problemMessages } from '../../apps/site/src/staff/content/texts/problemMessages.ts';

const server = join(import.meta.dirname, '../../apps/api/src');
/** Names of figures, which are written as codes are. */
const figures = ['treesPlanted', 'totalReports', 'inProgress'];

test('[CONTENT-36, CONTENT-62] each kind of fault and note that a rule finds is said in the language of the reader', () => {
  const read = (file: string) => readFileSync(join(server, file), 'utf8');
  const rules = globSync('content/rules/*.ts', { cwd: server }).map(read);
  const named = [
    ...[...rules, read('content/check.ts'), read('courses/source.ts')].flatMap((source) => [
      ...source.matchAll(/code: '(?<code>\w+)'/g),
    ]),
    // Some are an argument, or a value of a table.
    ...rules.flatMap((source) => [...source.matchAll(/'(?<code>[a-z]+[A-Z]\w+)'/g)]),
  ];
  const codes = new Set(named.map(({ groups }) => groups?.code ?? '').filter((code) => !figures.includes(code)));
  expect(codes.size).toBeGreaterThan(30);
  const forms = Object.keys(accountForms).map((kind) => `${kind}Form`);
  const known = { ...problemMessages, ...accountProblemMessages, ...doubtMessages };
  expect([...codes, ...forms].filter((code) => !Object.hasOwn(known, code))).toEqual([]);
});
