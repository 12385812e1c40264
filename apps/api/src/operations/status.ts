import type { Config } from '../config.ts';
import type { Store } from '../db/types.ts';
import { reasonOf } from '../reason-of.ts';
import type { Check } from './check.ts';
import { looks } from './checks.ts';

export type { Check };

export interface Status {
  /** Whether nothing needs to be done. */
  ok: boolean;
  checks: Check[];
}

const statusOf = (checks: Check[]): Status => ({ ok: checks.every(({ state }) => state !== 'action'), checks });

/** A check that fails, as on an older or damaged database, reports it, and the others continue. */
function failed(error: unknown): Omit<Check, 'name'> {
  const [reason = ''] = reasonOf(error).split('\n');
  return { state: 'action', text: `cannot be read: ${reason}` };
}

/** Checks an installation with its open database. It changes nothing. */
export async function readStatus(store: Store, config: Config): Promise<Status> {
  const checks: Check[] = [];
  for (const [name, look] of Object.entries(looks)) {
    checks.push({ name, ...(await look(store, config).catch(failed)) });
  }
  return statusOf(checks);
}

/** The status of an installation whose database cannot be opened. */
export const unopened = (reason: string): Status => statusOf([{ name: 'database', state: 'action', text: reason }]);
