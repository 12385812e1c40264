import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ContentAnswers } from '../content/answers.ts';
import { openStore, withFiles } from '../db/store.ts';
import type { Store } from '../db/types.ts';
import { holdRestored } from '../held/hold.ts';

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    content: ContentAnswers;
    /** Emits `change` when responses of the API may have changed. */
    dataChange: EventEmitter<{ change: [] }>;
  }
}

type Options = Parameters<typeof openStore>[0] & { store?: Store };

/** Opens the database, unless one is given. */
export async function database(app: FastifyInstance, options: Options): Promise<void> {
  const store = options.store ? await withFiles(options.store, options.documents) : await openStore(options);
  await holdRestored(store);
  app.decorate('dataChange', new EventEmitter<{ change: [] }>());
  store.faults.listen((code) => app.countDatabaseError(code));
  app.decorate('store', store);
  app.decorate('content', new ContentAnswers(store, () => app.dataChange.emit('change')));
  app.addHook('onClose', () => store.db.destroy());
}
