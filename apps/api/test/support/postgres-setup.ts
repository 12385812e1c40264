import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../../src/content/load.ts';
import { validContent } from '../../src/content/source-files.ts';
import { readContentFiles } from '../../src/content-files/files.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { contentDir } from './folders.ts';
import { databaseAt, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Only in the project `api-postgres`: the server, and how `create database` copies the migrated
     * database.
     */
    postgres?: { url: string; copy: string };
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const store = await openPostgres(databaseUrl);
  try {
    await loadContent(store, validContent(await readContentFiles(contentDir)), { origin: 'start', mails: false });
  } finally {
    await store.db.destroy();
  }
}

/**
 * Copying and dropping a small database by its files takes half the time. Older servers do not
 * support it.
 */
async function strategyOf(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query("select current_setting('server_version_num')::int >= 150000 as knows");
  return rows[0].knows ? 'strategy file_copy' : '';
}

/** Once per run: one PostgreSQL server with a database template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error('PostgreSQL was left out: neither TEST_DATABASE_URL nor an installed server was found.');
  const template = `nzete_template_${process.pid}`;
  const admin = new pg.Client(postgres.url);
  const stop = async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await postgres.stop();
  };
  try {
    await admin.connect();
    await admin.query(`create database ${template}`);
    await fill(databaseAt(postgres.url, template));
    project.provide('postgres', { url: postgres.url, copy: `template ${template} ${await strategyOf(admin)}` });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
