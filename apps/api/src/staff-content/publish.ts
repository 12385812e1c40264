import type { Transaction } from 'kysely';
import { storedContentFiles } from '../content/files.ts';
import { digestOf, nextRevision, type Origin, writeVersion } from '../content/versions.ts';
import { writeCatalogue } from '../courses/load.ts';
import { catalogueSource } from '../courses/source.ts';
import type { Database, Store } from '../db/types.ts';
import { recordActions } from '../inbox/actions.ts';
import { markedSeeds, writeSeeds } from '../partnership-updates/seed.ts';
import { readDraft } from './drafts.ts';
import type { FindProblems } from './problems.ts';

/** Why nothing was published. */
export type Refusal =
  | { reason: 'no-draft' }
  | { reason: 'other-draft' | 'changed'; by: string | null; at: string }
  | { reason: 'problems' };

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Undoes the transaction of a refusal and returns it; `undefined` if the work was done. */
async function refusalOf(work: Promise<void>): Promise<Refusal | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Who published the list that visitors see, and when. */
export const readShown = (db: Transaction<Database> | Store['db'], path: string) =>
  db
    .selectFrom('content')
    .innerJoin('content_version as version', (join) =>
      join.onRef('version.path', '=', 'content.path').onRef('version.revision', '=', 'content.revision'),
    )
    .select(['content.body', 'content.digest', 'version.loaded_at as at', 'version.published_by as by'])
    .where('content.path', '=', path)
    .executeTakeFirst();

interface Publication {
  path: string;
  body: string;
  revision: number;
  origin: Origin;
  who: string;
}

/** The rows of the updates and courses follow their lists, in the same transaction. */
async function write(trx: Transaction<Database>, find: FindProblems, publication: Publication): Promise<void> {
  const { who: by, ...version } = publication;
  const { path, body } = version;
  const problems = await find(trx, path, JSON.parse(body));
  if (problems.length > 0) throw new Refused({ reason: 'problems' });
  await writeVersion(trx, { ...version, digest: digestOf(body), by });
  const files = await storedContentFiles({ db: trx });
  if (path === '/partnership-updates' || path === '/samples') await writeSeeds(trx, markedSeeds(files));
  if (path.startsWith('/courses/')) await writeCatalogue(trx, catalogueSource(files));
  await trx.deleteFrom('content_draft').where('path', '=', path).where('body', '=', body).execute();
}

/** After {@link nextRevision}, so that nobody publishes between this and the write. */
async function assertShown(trx: Transaction<Database>, path: string, digest: string): Promise<void> {
  const shown = await readShown(trx, path);
  if (shown && shown.digest !== digest) throw new Refused({ reason: 'changed', by: shown.by, at: shown.at });
}

interface SeenDraft {
  path: string;
  saved_at: string;
  who: string;
  /** The planned time, which may have been withdrawn. Without it the draft is published now. */
  publish_at?: string;
}

/** Publishes a draft that someone has seen, unless the list has changed since it was begun. */
export function publishDraft(
  { db }: Pick<Store, 'db'>,
  find: FindProblems,
  { path, saved_at, who, publish_at }: SeenDraft,
): Promise<Refusal | undefined> {
  const work = db.transaction().execute(async (trx) => {
    // The lock: a second publication waits here, and then sees what the first one wrote.
    const revision = await nextRevision(trx);
    const draft = await readDraft(trx, path);
    if (!draft) throw new Refused({ reason: 'no-draft' });
    const isOther = draft.saved_at !== saved_at || (publish_at !== undefined && draft.publish_at !== publish_at);
    if (isOther) {
      throw new Refused({ reason: 'other-draft', by: draft.saved_by, at: draft.saved_at });
    }
    await assertShown(trx, path, draft.base_digest);
    await write(trx, find, { path, body: draft.body, revision, origin: 'staff', who });
    await recordActions(trx, [path], { who, action: 'published-content' });
  });
  return refusalOf(work);
}

/** Publishes an earlier version again, in place of the one that was seen. A draft stays, and is told of it. */
export function restoreKept(
  { db }: Pick<Store, 'db'>,
  find: FindProblems,
  { path, revision, base_digest, who }: { path: string; revision: number; base_digest: string; who: string },
): Promise<Refusal | undefined> {
  const work = db.transaction().execute(async (trx) => {
    const next = await nextRevision(trx);
    const kept = await trx
      .selectFrom('content_version')
      .select('body')
      .where('path', '=', path)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!kept) throw new Refused({ reason: 'no-draft' });
    await assertShown(trx, path, base_digest);
    await write(trx, find, { path, body: kept.body, revision: next, origin: 'restore', who });
    await recordActions(trx, [path], { who, action: 'restored-content', reason: String(revision) });
  });
  return refusalOf(work);
}
