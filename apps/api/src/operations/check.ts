import type { Config } from '../config.ts';
import type { Store } from '../db/types.ts';

/** What one look at the installation found. `action`: someone must do something. */
export interface Check {
  name: string;
  state: 'ok' | 'note' | 'action';
  text: string;
  /** The numbers in the text, for programs. */
  data?: Record<string, unknown>;
}

/** One look: at the open database, which it never changes, and at the settings. */
export type Look = (store: Store, config: Config) => Promise<Check>;
