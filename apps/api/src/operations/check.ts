import type { Config } from '../config.ts';
import type { Store } from '../db/types.ts';

/** The result of one check of the installation. `action`: someone must do something. */
export interface Check {
  name: string;
  state: 'ok' | 'note' | 'action';
  text: string;
  /** The values in the text, for programs. */
  data?: Record<string, unknown>;
}

/** A check of the open database, which it never changes, and of the settings. */
export type Look = (store: Store, config: Config) => Promise<Omit<Check, 'name'>>;

/** A check that needs only a part of the settings. */
export type LookAt<Settings extends keyof Config> = (store: Store, config: Pick<Config, Settings>) => ReturnType<Look>;

/** A time in a text of a check. */
export const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
