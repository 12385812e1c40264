import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountForms } from '../../apps/api/src/content/rules/account-forms.ts';
import { accountProblemMessages } from '../../apps/site/src/staff/content/texts/accountProblemMessages.ts';
import { problemMessages } from '../../apps/site/src/staff/content/texts/problemMessages.ts';

const rules = join(import.meta.dirname, '../../apps/api/src/content/rules');

test('[CONTENT-36] each kind of problem that a rule of the content finds is said in the language of the reader', () => {
  const sources = globSync('*.ts', { cwd: rules }).map((file) => readFileSync(join(rules, file), 'utf8'));
  const named = sources.flatMap((source) => [...source.matchAll(/code: '(\w+)'/g)].map(([, code]) => code));
  const known = Object.keys({ ...problemMessages, ...accountProblemMessages });
  expect(known).toEqual(expect.arrayContaining([...named, ...Object.keys(accountForms).map((kind) => `${kind}Form`)]));
});
