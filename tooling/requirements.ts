/**
 * `npm run requirements`: lists requirements without a test, and unknown ids in test titles.
 *
 *   -- --groups START,NAV   only these groups
 *   -- --check              only finished groups; exits 1 if a requirement has no test
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/files.ts';
import { groupOf, namedIds, readLedger } from './lib/ledger.ts';

const { values } = parseArgs({ options: { groups: { type: 'string' }, check: { type: 'boolean', default: false } } });
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/*.stories.tsx', 'apps/api/test/**/*.ts'];

/** The test files of each id. */
function named(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(tests, { cwd: root, exclude: ['**/node_modules', '**/dist', '.reports'] })) {
    for (const id of namedIds(readFileSync(join(root, file), 'utf8'))) {
      found.set(id, (found.get(id) ?? new Set()).add(file));
    }
  }
  return found;
}

const { done, lines } = readLedger(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const asked = values.check ? done : (values.groups?.split(',') ?? []);
const unknownGroups = asked.filter((group) => ![...lines.keys()].some((id) => groupOf(id) === group));
const shown = named();
const wanted = [...lines].filter(([id]) => asked.length === 0 || asked.includes(groupOf(id)));
const missing = wanted.filter(([id]) => !shown.has(id));
const unknown = [...shown].filter(([id]) => !lines.has(id));

console.log(`${wanted.length - missing.length} of ${wanted.length} requirements have a test`);
for (const group of unknownGroups) console.log(`unknown group: ${group}`);
for (const [id, line] of missing) console.log(`no test: ${id} ${line}`);
for (const [id, files] of unknown) console.log(`unknown id: ${id}, in ${[...files].join(', ')}`);
if (unknownGroups.length > 0 || (values.check && missing.length + unknown.length > 0)) process.exitCode = 1;
