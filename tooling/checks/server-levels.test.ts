/** The levels of the server's folders (docs/adr/0044-levels-of-the-server.md). */

import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sources } from './imports.ts';

/**
 * From the lowest to the highest: a folder, and a file beside the folders, imports only what is on
 * a level below its own. When an import is refused, move what is wanted down, or register it from
 * above; put a new folder as low as it can be.
 */
const levels: readonly (readonly string[])[] = [
  // Nothing but values and texts.
  ['account-name.ts', 'durations.ts', 'paths.ts', 'shuffled.ts', 'startup-error.ts', 'text', 'version.ts'],
  // What every subject is built from. These know no subject.
  ['files'],
  ['db'],
  ['audit', 'check.ts', 'crypto', 'http', 'jobs', 'reason-of.ts'],
  ['content-files', 'limits', 'pdf', 'personal-data', 'spreadsheet', 'submissions'],
  ['mail'],
  ['subject.ts'],
  // Subjects.
  ['climate', 'courses', 'csp-reports', 'feedback', 'kyc', 'visits', 'volunteers'],
  ['accounts'],
  ['staff'],
  ['newsletter', 'partnership-updates'],
  ['content'],
  ['assistant', 'course-packs', 'partnerships'],
  ['events', 'gifts', 'reports', 'search'],
  ['subjects.ts'],
  // What serves several subjects, or puts them together.
  ['env.ts'],
  ['config.ts'],
  ['held', 'mailer', 'privacy', 'site'],
  ['application-status', 'inbox', 'operations', 'own-submissions', 'translations'],
  ['commands', 'overview', 'plugins'],
  ['staff-routes.ts'],
  ['routes.ts'],
  ['app.ts'],
  ['openapi.ts', 'server.ts'],
];

const SOURCE = 'apps/api/src/';
/** The folder of a file of the server, or the file itself if it is beside the folders. */
const folderOf = (file: string) => file.slice(SOURCE.length).split('/')[0] ?? '';
const isTest = (file: string) => file.endsWith('.test.ts');
const levelOf = new Map(levels.flatMap((folders, level) => folders.map((folder) => [folder, level] as const)));

test('every folder of the server has one level', () => {
  const folders = new Set(
    sources(`${SOURCE}**/*.ts`)
      .filter((file) => !isTest(file))
      .map(folderOf),
  );
  expect(levels.flat().sort()).toEqual([...folders].sort());
});

test('a folder of the server imports only from levels below its own', () => {
  const imports = importsOf(`${SOURCE}**/*.ts`).filter(({ from, to }) => !isTest(from) && to.startsWith(SOURCE));
  expect(imports.length).toBeGreaterThan(2_000);
  const isUpward = (from: string, to: string) =>
    from !== to && (levelOf.get(to) ?? Number.NaN) >= (levelOf.get(from) ?? Number.NaN);
  const upward = imports.filter(({ from, to }) => isUpward(folderOf(from), folderOf(to)));
  expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('a folder of the server with more than 25 files has topics inside', () => {
  const counts = new Map<string, number>();
  for (const file of sources(`${SOURCE}**/*.ts`).filter((each) => !isTest(each))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  // Of one kind each: a migration, a list of content.
  const isListed = (folder: string) => /\/(?:migrations|resources)$/.test(folder);
  const crowded = [...counts].filter(([folder, count]) => count > 25 && !isListed(folder));
  expect(crowded).toEqual([]);
});
