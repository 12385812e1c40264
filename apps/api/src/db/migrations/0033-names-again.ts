import type { Migration } from 'kysely/migration';
import { respellNames } from './0026-who-gets-in.ts';

/** The key of a name has one sigma, one dot of an i, and no blank signs of old scripts. */
export const namesAgain: Migration = { up: respellNames };
