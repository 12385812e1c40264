import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { accountName } from '../account-name.ts';
import { recordActions } from '../audit/actions.ts';
import { donationPaths, openedBy, redirectsGifts } from '../content-files/donations.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database, Store } from '../db/types.ts';
import { isRestoredWaiting } from '../jobs/held.ts';
import { tellAdministrators } from './administrator-mail-queue.ts';

export type Origin = Database['content_version']['origin'];

export interface Version {
  path: string;
  revision: number;
  loaded_at: string;
  origin: Origin;
  digest: string;
  published_by: string | null;
  /** Whether it is published. */
  shown: boolean;
}

/** How many versions of a file are kept, including the published one. */
export const KEPT_VERSIONS = 20;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Increments the revision, which locks content until the transaction ends. */
export async function nextRevision(trx: Transaction<Database>): Promise<number> {
  const { revision } = await trx
    .insertInto('content_revision')
    .values({ name: 'content', revision: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ revision: eb('content_revision.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export const originNames: Record<Origin, string> = {
  start: 'by a server start',
  load: 'by content:load',
  restore: 'as an earlier version again',
  staff: 'by staff',
};

/**
 * Adds to the audit trail who opens a donation method, or replaces the details of an open one, and
 * tells all administrators when gifts go elsewhere.
 */
async function recordDonations(
  trx: Transaction<Database>,
  { path, body, origin, by, mails }: Required<Omit<NewVersion, 'digest' | 'revision'>>,
): Promise<void> {
  if (!donationPaths.some((one) => one === path)) return;
  const [before, next] = [await readStoredFile({ db: trx }, path), JSON.parse(body)];
  const opened = openedBy(before, next);
  await recordActions(trx, opened, { who: by, action: 'opened-donations', reason: originNames[origin] });
  // The first start of a server changes nothing that anyone has seen.
  if (mails && before !== undefined && redirectsGifts(path, before, next)) {
    const isHeld = origin === 'start' && (await isRestoredWaiting(trx));
    await tellAdministrators(trx, { about: 'donations-changed', path, who: by, isHeld });
  }
}

interface NewVersion {
  path: string;
  body: string;
  digest: string;
  revision: number;
  origin: Origin;
  /** @default the account of the machine */
  by?: string;
  /** Whether mail is set up. */
  mails: boolean;
}

/** Publishes a version of a file and deletes those beyond {@link KEPT_VERSIONS}. */
export async function writeVersion(
  trx: Transaction<Database>,
  { origin, by = accountName(), mails, ...shown }: NewVersion,
): Promise<void> {
  const { path, ...row } = shown;
  await recordDonations(trx, { path, body: row.body, origin, by, mails });
  await trx
    .insertInto('content')
    .values({ ...shown, start_digest: null })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
  const loaded_at = new Date().toISOString();
  await trx
    .insertInto('content_version')
    .values({ ...shown, loaded_at, origin, published_by: origin === 'start' ? null : by })
    .execute();
  const tooOld = trx
    .selectFrom('content_version')
    .select('revision')
    .where('path', '=', path)
    .orderBy('revision', 'desc')
    .limit(1)
    .offset(KEPT_VERSIONS);
  await trx.deleteFrom('content_version').where('path', '=', path).where('revision', '<=', tooOld).execute();
}

export async function readVersions({ db }: Store, path?: string): Promise<Version[]> {
  let query = db
    .selectFrom('content_version as version')
    .leftJoin('content as shown', (join) =>
      join.onRef('shown.path', '=', 'version.path').onRef('shown.revision', '=', 'version.revision'),
    )
    .select(['version.path', 'version.revision', 'version.loaded_at', 'version.origin', 'version.digest'])
    .select('version.published_by')
    .select('shown.revision as current')
    .orderBy('version.path')
    .orderBy('version.revision', 'desc');
  if (path !== undefined) query = query.where('version.path', '=', path);
  const rows = await query.execute();
  return rows.map(({ current, ...version }) => ({ ...version, shown: current !== null }));
}

export async function readVersion({ db }: Store, path: string, revision: number): Promise<string | undefined> {
  const version = db.selectFrom('content_version').select('body');
  return (await version.where('path', '=', path).where('revision', '=', revision).executeTakeFirst())?.body;
}

/** The operator's own way: it needs no second person, and administrators are told. */
export async function restoreVersion(
  { db }: Store,
  { path, body, mails }: { path: string; body: string; mails: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revision = await nextRevision(trx);
    await writeVersion(trx, { path, body, digest: digestOf(body), revision, origin: 'restore', mails });
  });
}
