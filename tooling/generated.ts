/**
 * Checks that openapi.json matches the server, the generated client openapi.json, the list of
 * licences the lock file, and the count of translations their texts. It generates them, compares, and
 * restores the files.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, writeText } from './lib/files.ts';
import { run } from './lib/run.mjs';

const generators =
  'npm run openapi -w apps/api && npm run generate -w packages/api-client && npm run licences && npm run translations';
const client = join(root, 'packages/api-client');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The generated files with their content. */
function written(): Map<string, string | undefined> {
  const names = ['openapi.json', 'package.json', ...globSync('src/generated/**/*.ts', { cwd: client })];
  const others = ['docs/licences.md', 'docs/translations.md'];
  const files = [...names.map((name) => join(client, name)), ...others.map((name) => join(root, name))];
  return new Map(files.map((file) => [file, read(file)]));
}

const before = written();
const { code, output } = await run(generators, undefined, { limit: 300_000 });
const after = written();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) {
  const text = before.get(file);
  if (text === undefined) rmSync(file, { force: true });
  else writeText(file, text);
  console.error(`${relative(root, file)} is not current: run ${generators}`);
}
if (code !== 0) console.error(output);
if (code !== 0 || changed.length > 0) process.exitCode = 1;
