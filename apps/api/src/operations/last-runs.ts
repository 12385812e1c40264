import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Times are ISO 8601 in UTC. */
interface LastRuns {
  /** The newest backup of the data folder by `npm run backup`. */
  backup: { made_at: string; folder: string };
  /** The last `npm run rehearse`. */
  rehearsal: {
    tried_at: string;
    folder: string;
    /** Why it failed; `null` if it succeeded. */
    failure: string | null;
    /** The last success; `null` if there was none. */
    succeeded_at: string | null;
  };
}

const fileOf = (dataDir: string, what: keyof LastRuns) => join(dataDir, `last-${what}.json`);

/** What a command has recorded in the data folder, if anything. */
export function readLast<What extends keyof LastRuns>(dataDir: string, what: What): LastRuns[What] | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir, what), 'utf8')) as LastRuns[What]; // written below
  } catch {
    return undefined;
  }
}

function record<What extends keyof LastRuns>(dataDir: string, what: What, last: LastRuns[What]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir, what), `${JSON.stringify(last)}\n`, { mode: 0o600 });
}

export const recordBackup = (dataDir: string, last: LastRuns['backup']) => record(dataDir, 'backup', last);

export function recordRehearsal(dataDir: string, run: Pick<LastRuns['rehearsal'], 'folder' | 'failure'>): void {
  const tried_at = new Date().toISOString();
  const succeeded_at = run.failure === null ? tried_at : (readLast(dataDir, 'rehearsal')?.succeeded_at ?? null);
  record(dataDir, 'rehearsal', { tried_at, ...run, succeeded_at });
}
