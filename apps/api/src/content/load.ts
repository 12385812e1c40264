import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import type { ContentFile } from './source-files.ts';
import { digestOf, nextRevision, type Origin, writeVersion } from './versions.ts';

/** A content file, ready to be stored. */
interface Candidate {
  path: string;
  body: string;
  digest: string;
}

/** What is stored of a file. */
interface Shown {
  digest: string;
  start_digest: string | null;
}

interface Plan {
  /** To be shown from now on. */
  write: Candidate[];
  /** Noted as what this start found, and nothing else. */
  note: Candidate[];
}

function toCandidate({ path, source }: ContentFile): Candidate {
  const body = JSON.stringify(source);
  return { path, body, digest: digestOf(body) };
}

/**
 * Whether what is shown is what the last start found in its files: only this may a start replace. Anything else was
 * loaded or put back by a person, and stays.
 */
const cameWithStart = (shown: Shown | undefined) => shown === undefined || shown.digest === shown.start_digest;

function planOf(candidates: Candidate[], shown: Map<string, Shown>, origin: Origin): Plan {
  const differs = ({ path, digest }: Candidate) => shown.get(path)?.digest !== digest;
  if (origin !== 'start') return { write: candidates.filter(differs), note: [] };
  const isNew = ({ path, digest }: Candidate) => shown.get(path)?.start_digest !== digest;
  const found = candidates.filter(isNew);
  return { write: found.filter((one) => differs(one) && cameWithStart(shown.get(one.path))), note: found };
}

async function readShown(db: Pick<Store['db'], 'selectFrom'>): Promise<Map<string, Shown>> {
  const rows = await db.selectFrom('content').select(['path', 'digest', 'start_digest']).execute();
  return new Map(rows.map(({ path, ...shown }) => [path, shown]));
}

async function noteStart(trx: Transaction<Database>, note: Candidate[]): Promise<void> {
  for (const { path, digest } of note) {
    await trx.updateTable('content').set({ start_digest: digest }).where('path', '=', path).execute();
  }
}

/**
 * Puts content files into the database, all of them or nothing. A file that is shown already is left alone, so a second
 * load writes nothing. Every change is a new version (see `versions.ts`).
 *
 * A start replaces a file only while what is shown is what the start before it brought: what a person loaded or put back
 * stays, until the files of a start say the same.
 *
 * @returns the paths of what is shown now and was not before.
 */
export async function loadContent({ db }: Store, files: ContentFile[], origin: 'start' | 'load'): Promise<string[]> {
  const candidates = files.map(toCandidate);
  const { write, note } = planOf(candidates, await readShown(db), origin);
  if (write.length === 0 && note.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const revision = await nextRevision(trx);
    // Another server may have done it while this one waited.
    const plan = planOf(candidates, await readShown(trx), origin);
    for (const { path, body, digest } of plan.write) {
      await writeVersion(trx, { path, body, digest, revision, origin });
    }
    await noteStart(trx, plan.note);
    return plan.write.map(({ path }) => path);
  });
}
