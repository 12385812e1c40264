import type { Store } from './db/types.ts';

/** What one check of the installation found. `action`: someone must do something. */
export interface Found {
  state: 'ok' | 'note' | 'action';
  text: string;
  /** The values in the text, for programs. */
  data?: Record<string, unknown>;
}

/** A check of the open database, which it never changes. */
export type DatabaseCheck = (store: Store) => Promise<Found>;
