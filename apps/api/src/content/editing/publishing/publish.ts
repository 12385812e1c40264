import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { recordActions } from '../../../audit/actions.ts';
import { redirectsGifts } from '../../../content-files/donations.ts';
import { storedContentFiles } from '../../../content-files/files.ts';
import { withoutBlanks } from '../../../content-files/localise.ts';
import { readStoredFile } from '../../../content-files/stored.ts';
import { writeCatalogue } from '../../../courses/load.ts';
import { catalogueSource } from '../../../courses/source.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { isTimeSeen } from '../../../db/stored-times.ts';
import type { Database, Store } from '../../../db/types.ts';
import { markedSeeds, writeSeeds } from '../../../partnership-updates/seed.ts';
import { digestOf, nextRevision, type Origin, writeVersion } from '../../versions.ts';
import { bodyOfDraft, type Draft, isPlannedFor, readDraft } from '../drafts/drafts.ts';
import { type Refusal, Refused, refusalOf } from './refused.ts';

/** Who published the list that visitors see, and when. */
export const readShown = (db: Transaction<Database> | Store['db'], path: string) =>
  db
    .selectFrom('content')
    .innerJoin('content_version as version', (join) =>
      join.onRef('version.path', '=', 'content.path').onRef('version.revision', '=', 'content.revision'),
    )
    .select(['content.digest', 'version.loaded_at as at', 'version.published_by as by'])
    .where('content.path', '=', path)
    .executeTakeFirst();

/** Whether it takes two people to publish a list: it sends gifts elsewhere. */
export async function needsApproval(
  db: Transaction<Database> | Store['db'],
  path: string,
  next: unknown,
): Promise<boolean> {
  return redirectsGifts(path, await readStoredFile({ db }, path), next);
}

interface Publication {
  path: string;
  body: string;
  revision: number;
  origin: Origin;
  who: string;
  /** Whether another person has approved it. */
  isApproved: boolean;
}

export type PublishingParts = Pick<FastifyInstance, 'findContentProblems' | 'mail'> & { store: Pick<Store, 'db'> };

/** What works in the transaction of the caller. */
export const partsIn = (
  { findContentProblems, mail }: PublishingParts,
  db: Transaction<Database>,
): PublishingParts => ({
  ...{ findContentProblems, mail },
  store: { db },
});

/** The rows of the updates and courses follow their lists, in the same transaction. */
export async function writePublication(
  trx: Transaction<Database>,
  { findContentProblems, mail }: PublishingParts,
  publication: Publication,
): Promise<void> {
  const { who: by, isApproved, ...version } = publication;
  const { path } = version;
  const next = withoutBlanks(bodyOfDraft(version));
  if (next === undefined) throw new Refused({ reason: 'problems' });
  const problems = await findContentProblems(trx, path, next);
  if (problems.length > 0) throw new Refused({ reason: 'problems' });
  if (!isApproved && (await needsApproval(trx, path, next))) throw new Refused({ reason: 'not-approved' });
  const body = JSON.stringify(next);
  await writeVersion(trx, { ...version, body, digest: digestOf(body), by, mails: mail.isConfigured });
  const files = await storedContentFiles({ db: trx });
  if (path === '/partnership-updates' || path === '/samples') await writeSeeds(trx, markedSeeds(files));
  if (path.startsWith('/courses/')) await writeCatalogue(trx, catalogueSource(files));
  await trx.deleteFrom('content_draft').where('path', '=', path).where('body', '=', body).execute();
}

/** After {@link nextRevision}, so that nobody publishes between this and the write. */
export async function assertShown(trx: Transaction<Database>, path: string, digest: string): Promise<void> {
  const shown = await readShown(trx, path);
  if (shown && shown.digest !== digest) throw new Refused({ reason: 'changed', by: shown.by, at: shown.at });
}

interface SeenDraft {
  path: string;
  saved_at: string;
  who: string;
  /** The planned time that has come, and may have been withdrawn. Without it the draft is published now. */
  publish_at?: string;
  /** The planned time that a person has seen who publishes it now. */
  planned?: string | null;
}

/** Throws a {@link Refused} unless someone may approve a draft. */
type Approve = (trx: Transaction<Database>, draft: Draft) => Promise<void>;

/**
 * Removes a draft that is published, with its proposal, unless someone has saved or stopped it since
 * it was read.
 */
async function takeDraft(trx: Transaction<Database>, seen: Draft): Promise<void> {
  const { path, saved_at, proposed_at, publish_at } = seen;
  const taken = await trx
    .deleteFrom('content_draft')
    .where('path', '=', path)
    .where('saved_at', '=', saved_at)
    .where(isTimeSeen('proposed_at', proposed_at))
    .where(isPlannedFor(publish_at))
    .returning('path')
    .executeTakeFirst();
  if (taken) return;
  const other = await readDraft(trx, path);
  if (!other) throw new Refused({ reason: 'no-draft' });
  if (other.proposed_at !== proposed_at && other.saved_at === saved_at) throw new Refused({ reason: 'other-proposal' });
  throw otherDraft(other, saved_at);
}

/** Someone has saved another draft, or chosen another time for the one that was seen. */
const otherDraft = (draft: Draft, seen: string) =>
  draft.saved_at === seen
    ? new Refused({ reason: 'other-time' })
    : new Refused({ reason: 'other-draft', by: draft.saved_by, at: draft.saved_at });

/** Publishes a draft that someone has seen, unless the list has changed since it was begun. */
export function publishDraft(
  parts: PublishingParts,
  { path, saved_at, who, publish_at, planned }: SeenDraft,
  approve?: Approve,
): Promise<Refusal | undefined> {
  const work = inTransaction(parts.store.db, async (trx) => {
    // The lock: a second publication waits here, and then sees what the first one wrote.
    const revision = await nextRevision(trx);
    const draft = await readDraft(trx, path);
    if (!draft) throw new Refused({ reason: 'no-draft' });
    const isPlannedSince = planned !== undefined && ![null, planned].includes(draft.publish_at);
    const isWithdrawn = publish_at !== undefined && draft.publish_at !== publish_at;
    const isOther = draft.saved_at !== saved_at || isPlannedSince || isWithdrawn;
    if (isOther) throw otherDraft(draft, saved_at);
    await assertShown(trx, path, draft.base_digest);
    await approve?.(trx, draft);
    await takeDraft(trx, draft);
    const isApproved = approve !== undefined;
    await writePublication(trx, parts, { path, body: draft.body, revision, origin: 'staff', who, isApproved });
    await recordActions(trx, [path], { who, action: 'published-content' });
  });
  return refusalOf(work);
}

/** Publishes an earlier version again, in place of the one that was seen. A draft stays, and is told of it. */
export function restoreKept(
  parts: PublishingParts,
  { path, revision, base_digest, who }: { path: string; revision: number; base_digest: string; who: string },
): Promise<Refusal | undefined> {
  const work = inTransaction(parts.store.db, async (trx) => {
    const next = await nextRevision(trx);
    const kept = await trx
      .selectFrom('content_version')
      .select('body')
      .where('path', '=', path)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!kept) throw new Refused({ reason: 'no-draft' });
    await assertShown(trx, path, base_digest);
    const restored = { path, body: kept.body, revision: next, origin: 'restore', who } as const;
    await writePublication(trx, parts, { ...restored, isApproved: false });
    await recordActions(trx, [path], { who, action: 'restored-content', reason: String(revision) });
  });
  return refusalOf(work);
}
