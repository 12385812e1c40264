import type { Found } from '../check.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/types.ts';

/** The result of one check of the installation. */
export interface Check extends Found {
  name: string;
}

/** A check of the open database, which it never changes, and of the settings. */
export type Look = (store: Store, config: Config) => Promise<Found>;

/** A check that needs only a part of the settings. */
export type LookAt<Settings extends keyof Config> = (store: Store, config: Pick<Config, Settings>) => ReturnType<Look>;

/** A time in a text of a check. */
export const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
