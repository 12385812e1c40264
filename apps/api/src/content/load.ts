import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import type { ContentFile } from './source-files.ts';
import { digestOf, nextRevision, type Origin, writeVersion } from './versions.ts';

interface Candidate {
  path: string;
  body: string;
  digest: string;
}

interface Shown {
  digest: string;
  start_digest: string | null;
}

interface Plan {
  /** To be published. */
  write: Candidate[];
  /** To be recorded as what this start found. */
  record: Candidate[];
}

function toCandidate({ path, source }: ContentFile): Candidate {
  const body = JSON.stringify(source);
  return { path, body, digest: digestOf(body) };
}

/** A start may replace only what the last start loaded: anything else is a person's choice. */
const isFromLastStart = (shown: Shown | undefined) => shown === undefined || shown.digest === shown.start_digest;

function planChanges(candidates: Candidate[], shown: Map<string, Shown>, origin: Origin): Plan {
  const differs = ({ path, digest }: Candidate) => shown.get(path)?.digest !== digest;
  if (origin !== 'start') return { write: candidates.filter(differs), record: [] };
  const isNew = ({ path, digest }: Candidate) => shown.get(path)?.start_digest !== digest;
  const found = candidates.filter(isNew);
  return { write: found.filter((one) => differs(one) && isFromLastStart(shown.get(one.path))), record: found };
}

async function readShown(db: Pick<Store['db'], 'selectFrom'>): Promise<Map<string, Shown>> {
  const rows = await db.selectFrom('content').select(['path', 'digest', 'start_digest']).execute();
  return new Map(rows.map(({ path, ...shown }) => [path, shown]));
}

async function recordStart(trx: Transaction<Database>, found: Candidate[]): Promise<void> {
  for (const { path, digest } of found) {
    await trx.updateTable('content').set({ start_digest: digest }).where('path', '=', path).execute();
  }
}

/** Who loads, and whether mail is set up: administrators are told when gifts go elsewhere. */
export interface Loading {
  origin: 'start' | 'load';
  mails: boolean;
}

/** A start replaces a file only if the last start loaded it. Returns the paths that changed. */
export async function loadContent({ db }: Store, files: ContentFile[], { origin, mails }: Loading): Promise<string[]> {
  const candidates = files.map(toCandidate);
  const { write, record } = planChanges(candidates, await readShown(db), origin);
  if (write.length === 0 && record.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const revision = await nextRevision(trx);
    // Another server may have loaded them while this one waited.
    const plan = planChanges(candidates, await readShown(trx), origin);
    for (const { path, body, digest } of plan.write) {
      await writeVersion(trx, { path, body, digest, revision, origin, mails });
    }
    await recordStart(trx, plan.record);
    return plan.write.map(({ path }) => path);
  });
}
