/**
 * Checks that openapi.json matches the server, and the generated client openapi.json. It generates
 * them, compares, and restores the files.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, writeText } from './lib/files.ts';
import { run } from './lib/run.mjs';

const generators = 'npm run openapi -w apps/api && npm run generate -w packages/api-client';
const client = join(root, 'packages/api-client');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The generated files with their content. */
function written(): Map<string, string | undefined> {
  const names = ['openapi.json', 'package.json', ...globSync('src/generated/**/*.ts', { cwd: client })];
  return new Map(names.map((name) => join(client, name)).map((file) => [file, read(file)]));
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
