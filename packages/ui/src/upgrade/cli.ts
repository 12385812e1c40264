#!/usr/bin/env node
/** `npx nzete-upgrade src` gives names in a host's files the names that they have in this release. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renamed, renames } from './renames.ts';

const usage = `Usage: nzete-upgrade [--dry-run] <file or folder> …
Changes names that a release of @nzete/ui changed:
${renames.map(({ release, from, to }) => `  ${release}  ${from} -> ${to}`).join('\n')}`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const isSource = (file: string) =>
  /\.(?:css|scss|less|html|mdx|m?jsx?|tsx?)$/.test(file) &&
  !file.split(/[\\/]/).some((part) => part.startsWith('.') || ['node_modules', 'dist', 'build'].includes(part));

/** A named file, or a folder's source files: packages and builds are not the host's own. */
const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => join(path, file));

function upgrade(paths: string[], isDryRun: boolean) {
  const changed = paths.flatMap(filesOf).filter((file) => {
    const text = readFileSync(file, 'utf8');
    const next = renamed(text);
    if (next !== text && !isDryRun) writeFileSync(file, next);
    return next !== text;
  });
  for (const file of changed) say(file);
  say(`${isDryRun ? 'Files to change' : 'Files changed'}: ${changed.length}`);
}

try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) say(usage);
  else if (positionals.length === 0) throw new Error(usage);
  else upgrade(positionals, values['dry-run'] ?? false);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
