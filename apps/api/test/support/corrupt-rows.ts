import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readContentFiles } from '../../src/content-files/files.ts';
import { loadCatalogue } from '../../src/courses/load.ts';
import { catalogueSource } from '../../src/courses/source.ts';
import { inEveryLanguage } from '../../src/text/languages.ts';
import { contentDir } from './folders.ts';
import { sendEverything } from './submissions.ts';

const AT = '2026-06-01T12:00:00.000Z';

const inEnglish = (text: string) => inEveryLanguage(() => text);

/** Two rows or more in each table that staff or visitors read, and that has a time or JSON. */
export async function fillTables(app: FastifyInstance, accountId: string): Promise<void> {
  const { db } = app.store;
  await sendEverything(app, 'ada.mbo@example.org');
  await sendEverything(app, 'ben.ilunga@example.org');
  await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
  const twice = <Row>(make: (id: string, place: number) => Row): Row[] => [1, 2].map((at) => make(randomUUID(), at));
  const who = 'amani';
  const recipients = JSON.stringify({ total: 1, by_language: inEveryLanguage((lang) => Number(lang === 'en')) });
  const body = JSON.stringify({ subject: inEnglish('News'), blocks: [] });
  const issue = {
    body,
    state: 'sent',
    created_at: AT,
    saved_at: AT,
    saved_by: who,
    started_at: AT,
    recipients,
  } as const;
  await db
    .insertInto('newsletter_issue')
    .values(twice((id) => ({ id, ...issue })))
    .execute();
  const template = { status: 'accepted', texts: JSON.stringify(inEnglish('Thanks')), updated_at: AT } as const;
  await db
    .insertInto('message_template')
    .values(twice((id) => ({ id, name: `Thanks ${id}`, ...template, updated_by: who })))
    .execute();
  const passkey = { account_id: accountId, public_key: 'key', counter: 0, transports: '[]', created_at: AT };
  await db
    .insertInto('passkey')
    .values(twice((id) => ({ id, credential_id: id, name: id, ...passkey, last_used_at: AT })))
    .execute();
  const mail = { kind: 'notice', about: 'gift', language: 'en', created_at: AT, due_at: null, sent_at: AT } as const;
  await db
    .insertInto('mail')
    .values(twice((id) => ({ id, ...mail })))
    .execute();
  await db
    .insertInto('restored')
    .values(twice((id) => ({ id, restored_at: AT, made_at: AT, held_at: AT, ended_at: AT, ended_by: who })))
    .execute();
  for (const path of ['/about', '/contact', '/team']) {
    const list = db.selectFrom('content').select(['body', 'digest']).where('path', '=', path);
    const { body: drafted, digest: base_digest } = (await list.executeTakeFirst()) ?? {};
    if (!drafted || !base_digest) continue;
    const draft = { path, body: drafted, base_digest, saved_at: AT, saved_by: who };
    await db
      .insertInto('content_draft')
      .values({ ...draft, proposed_by: who, proposed_at: AT })
      .execute();
  }
  await sql`update gift set status = 'accepted', status_at = ${AT}, received_amount = 100, received_currency = 'USD',
    received_on = '2026-06-02', receipt_number = reference, receipt_issuer = '{"address":"A","email":"b@example.org"}'`.execute(
    db,
  );
  await sql`update kyc_application set status = 'more-wanted', status_at = ${AT}, wanted = '["governmentId"]'`.execute(
    db,
  );
}

/** Every entry of the inbox has a reminder. */
export async function remindOf(app: FastifyInstance, subjects: readonly string[], accountId: string): Promise<void> {
  const assigned = { account_id: accountId, remind_on: '2026-06-05', at: AT };
  await app.store.db
    .insertInto('submission_assignment')
    .values(subjects.map((subject) => ({ subject, ...assigned })))
    .execute();
}

/** The columns of JSON that answers are made of; what is published is kept a second time, in `content_version`. */
export const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  content: ['body'],
  content_draft: ['body'],
  course: ['body'],
  course_interest: ['interests'],
  gift: ['receipt_issuer'],
  kyc_application: ['wanted'],
  message_template: ['texts'],
  newsletter_issue: ['body', 'recipients'],
  partnership_update: ['translations'],
  restored: ['replaced'],
  volunteer_application: ['interests'],
};

/** The columns of times that may be null, in all tables. Not those of the session that asks. */
export async function timeColumns({ store: { db } }: FastifyInstance): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'staff_session');
  const found = tables.map(({ name, columns }): [string, string[]] => {
    const times = columns.filter((one) => one.isNullable && /_(?:at|on|until)$/.test(one.name));
    return [name, times.map((one) => one.name)];
  });
  return Object.fromEntries(found.filter(([, columns]) => columns.length > 0));
}

type Row = Record<string, string | number | null>;

const keys = ['reference', 'id', 'path', 'subject', 'revision'];

/** Puts a value into the columns of every row but the last one, as by hand. Returns what takes it back. */
export async function corrupt(
  { store: { db } }: FastifyInstance,
  columns: Readonly<Record<string, readonly string[]>>,
  bad: string,
): Promise<() => Promise<void>> {
  const undone: (() => Promise<unknown>)[] = [];
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows.slice(0, -1)) {
      const same = keys.filter((key) => key in row).map((key) => sql`${sql.ref(key)} = ${row[key]}`);
      const set = (value: (name: string) => unknown) =>
        sql`update ${sql.table(table)} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${value(name)}`))}
          where ${sql.join(same, sql` and `)}`.execute(db);
      await set(() => bad);
      undone.push(() => set((name) => row[name]));
    }
  }
  return async () => {
    for (const undo of undone) await undo();
  };
}
