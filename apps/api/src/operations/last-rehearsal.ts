import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Store } from '../db/types.ts';

const fileIn = (dataDir: string) => join(dataDir, 'last-rehearsal.json');

/** The last run of `npm run rehearse`. Times are ISO 8601 in UTC. */
interface LastRehearsal {
  tried_at: string;
  /** The folder of the backup. */
  folder: string;
  /** Why it failed; `null` if it succeeded. */
  failure: string | null;
  /** The last success; `null` if there was none. */
  succeeded_at: string | null;
}

/** The last recorded rehearsal, if any. */
export function readLastRehearsal(dataDir: string): LastRehearsal | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as LastRehearsal; // written below
  } catch {
    return undefined;
  }
}

/** Records a rehearsal, for `npm run status`. */
export function noteRehearsal(dataDir: string, { folder, failure }: Pick<LastRehearsal, 'folder' | 'failure'>): void {
  const tried_at = new Date().toISOString();
  const succeeded_at = failure === null ? tried_at : (readLastRehearsal(dataDir)?.succeeded_at ?? null);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const last: LastRehearsal = { tried_at, folder, failure, succeeded_at };
  writeFileSync(fileIn(dataDir), `${JSON.stringify(last)}\n`, { mode: 0o600 });
}

/** Two weekly rehearsals were missed. */
const LONGEST_MS = 14 * 86_400_000;

const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Whether a backup was tested recently. Without any rehearsal here it is only a note, because it
 * may be done elsewhere.
 */
export async function rehearsal(_store: Store, { dataDir }: Config) {
  const last = readLastRehearsal(dataDir);
  const data = { last: last ?? null };
  const check = (state: 'ok' | 'note' | 'action', text: string) => ({ name: 'rehearsal', state, text, data });
  if (!last) return check('note', 'no backup was tested here: npm run rehearse');
  if (last.failure !== null) return check('action', `failed ${minute(last.tried_at)}: ${last.failure}`);
  const text = `last tested ${minute(last.tried_at)}: ${last.folder}`;
  if (Date.now() - Date.parse(last.tried_at) <= LONGEST_MS) return check('ok', text);
  return check('action', `${text}. That is more than 14 days ago: npm run rehearse`);
}
