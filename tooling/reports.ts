/**
 * `npm run reports` writes what each built package offers (import paths, commands, types, CSS
 * variables) to its `dist/API.md`, which is published with it, and prints what differs from the last
 * release. Fails if something differs that no changeset of the package tells its users.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root, writeText } from './lib/files.ts';
import { type Manifest, publicPackages } from './lib/publicPackages.ts';
import { hasChangeset } from './reports/hasChangeset.ts';
import { readLastReport } from './reports/lastReport.ts';
import { reportOf } from './reports/reportOf.ts';

const work = join(root, '.reports/api');
mkdirSync(work, { recursive: true });

function differenceOf(before: string, now: string): string {
  const args = ['diff', '--no-index', '--no-color', '--unified=0', '--', before, now];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').slice(4).join('\n');
}

/** Prints what differs; `false` if no changeset tells it. */
function compare({ name, version }: Manifest, report: string, text: string): boolean {
  const last = readLastReport(name, work);
  if (!last || last.text === text) {
    console.log(last ? `${name}: as in ${last.version}.` : `${name}: no release with a report to compare with.`);
    return true;
  }
  const before = join(work, 'before.md');
  writeText(before, last.text);
  console.log(`${name}, compared with ${last.version}:\n${differenceOf(before, report)}`);
  return version !== last.version || hasChangeset(name, join(root, '.changeset'));
}

for (const { folder } of publicPackages()) {
  const manifest = readJson<Manifest>(join(root, folder, 'package.json'), { name: '', version: '' });
  const text = reportOf(join(root, folder), manifest, work);
  const report = join(root, folder, 'dist/API.md');
  writeText(report, text);
  if (compare(manifest, report, text)) continue;
  console.error(
    `What ${manifest.name} offers has changed (above). Say it in a changeset: npm run changeset. If a line with ` +
      '"-" is something that a host may use, the change is major.\n',
  );
  process.exitCode = 1;
}
