import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statements as cookies } from '../../apps/site/src/routes/cookie-policy/statements.ts';
import { statements as details } from '../../apps/site/src/routes/privacy-details/statements.ts';
import { statements as policy } from '../../apps/site/src/routes/privacy-policy/statements.ts';
import { root } from '../lib/files.ts';
import { groupOf, readLedger } from '../lib/ledger.ts';

test('each statement of the privacy pages and the cookie policy has its line in docs/requirements.md, which tests must name', () => {
  const { lines } = readLedger(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const required = [...lines.keys()].filter((id) => groupOf(id) === 'PRIV');
  expect([policy, details, cookies].flatMap(Object.keys)).toEqual(required);
});
