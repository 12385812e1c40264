import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns of `content` before this migration. */
interface Before {
  content: { path: string; body: string };
}

interface After {
  content: { path: string; digest: string; start_digest: string | null; revision: number };
  content_version: {
    path: string;
    revision: number;
    loaded_at: string;
    origin: string;
    digest: string;
    body: string;
  };
  content_revision: { name: string; revision: number };
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_version_key', ['path', 'revision'])
    .execute();
  await db.schema
    .createTable('content_revision')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('content')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('content')
    .addColumn('digest', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('content').addColumn('start_digest', 'text').execute();
}

/** Existing content becomes the first version. */
export const contentVersions: Migration = {
  async up(db: Kysely<unknown>) {
    const rows = await (db as Kysely<Before>).selectFrom('content').select(['path', 'body']).execute();
    await createTables(db);
    const after = db as Kysely<After>;
    await after.insertInto('content_revision').values({ name: 'content', revision: 1 }).execute();
    const loaded_at = new Date().toISOString();
    for (const { path, body } of rows) {
      const digest = createHash('sha256').update(body).digest('hex');
      const version = { path, revision: 1, loaded_at, origin: 'start', digest, body };
      await after.insertInto('content_version').values(version).execute();
      const shown = { digest, start_digest: digest, revision: 1 };
      await after.updateTable('content').set(shown).where('path', '=', path).execute();
    }
  },
};
