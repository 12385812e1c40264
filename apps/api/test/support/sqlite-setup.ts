import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ContentAnswers } from '../../src/content/answers.ts';
import { databaseFileIn } from '../../src/db/files.ts';
import { openSqlite } from '../../src/db/sqlite.ts';
import { contentDir, picturesFolder } from './folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in projects on SQLite: a migrated database with the content, for `sqlite-copy.ts`. */
    sqlite?: string;
  }
}

/** Once per run, because migrations and content are most of what a start takes. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-sqlite-'));
  const store = await openSqlite(folder);
  const ends: (() => void | Promise<void>)[] = [];
  await new ContentAnswers(store).load(
    contentDir,
    picturesFolder((end) => void ends.push(end)),
  );
  await store.db.destroy();
  for (const end of ends) await end();
  project.provide('sqlite', databaseFileIn(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
