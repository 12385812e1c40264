/**
 * `npm run reports` compares what the built packages offer (import paths, commands, types, CSS
 * variables) with docs/reports, and fails if it differs; `-- --accept` writes the reports again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, writeText } from './lib/files.ts';
import { publicPackages } from './lib/publicPackages.ts';
import { reportOf } from './reports/reportOf.ts';

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } });
const work = join(root, '.reports/api');
mkdirSync(work, { recursive: true });

/** Prints the difference between a report and what it should say. */
function printDifference(file: string, text: string) {
  const now = join(work, 'now.md');
  writeText(now, text);
  const args = ['diff', '--no-index', '--no-color', '--', existsSync(file) ? file : '/dev/null', now];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  console.error(stdout.split('\n').slice(4, 84).join('\n'));
}

for (const { folder, manifest } of publicPackages()) {
  const file = join(root, 'docs/reports', `${folder.split('/').at(-1)}.md`);
  const text = reportOf(join(root, folder), manifest, work);
  if (values.accept) {
    if (writeText(file, text)) console.log(`Written: ${file}`);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    printDifference(file, text);
    console.error(
      `What ${manifest.name} offers has changed (above). If that is meant, say it in its changeset,\n` +
        'run npm run reports -- --accept, and commit docs/reports.\n',
    );
    process.exitCode = 1;
  }
}
