import { type Dialect, HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { Faults } from './faults.ts';
import { StoredTimes } from './stored-times.ts';
import type { Database, Store } from './types.ts';

export function createStore(kind: Store['kind'], dialect: Dialect): Store {
  const faults = new Faults();
  // PostgreSQL has no empty lists: `in ()` is a syntax error there.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }), new StoredTimes()];
  return { kind, faults, db: new Kysely<Database>({ dialect, log: faults.watch, plugins }) };
}
