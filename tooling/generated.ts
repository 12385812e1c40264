/**
 * Checks that openapi.json matches the server, the generated client openapi.json, and the recorded
 * answers of the page stories the server. It generates them, compares, and restores the files.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, writeText } from './lib/files.ts';
import { run } from './lib/run.mjs';

const client = join(root, 'packages/api-client');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The generated files with their content. */
function written(): Map<string, string | undefined> {
  const names = ['openapi.json', 'package.json', ...globSync('src/generated/**/*.ts', { cwd: client })];
  const files = [...names.map((name) => join(client, name)), join(root, 'apps/site/stories/answers.json')];
  return new Map(files.map((file) => [file, read(file)]));
}

/** Runs a generator, restores the files, and returns those that had changed. */
async function changedBy(command: string): Promise<string[]> {
  const before = written();
  const { code, output } = await run(command, undefined, { limit: 120_000 });
  const after = written();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) {
    const text = before.get(file);
    if (text === undefined) rmSync(file, { force: true });
    else writeText(file, text);
  }
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return changed.map((file) => `${relative(root, file)} is not current: run ${command}`);
}

try {
  const problems = [
    ...(await changedBy('npm run openapi -w apps/api')),
    ...(await changedBy('npm run generate -w packages/api-client')),
    ...(await changedBy('npm run record')),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
