import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ContentAnswers } from '../content/answers.ts';
import { openStore, withFiles } from '../db/store.ts';
import type { Store } from '../db/types.ts';
import { unreadableCells } from '../db/unreadable.ts';
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

/** One line for each value that was read as absent: its place, never the value. */
function logUnreadable(app: FastifyInstance): void {
  const warn = (cell: unknown) => app.log.warn({ cell }, 'a stored value cannot be read');
  unreadableCells.subscribe(warn);
  app.addHook('onClose', async () => void unreadableCells.unsubscribe(warn));
}

/** Opens the database, unless one is given. */
export async function database(app: FastifyInstance, options: Options): Promise<void> {
  const store = options.store ? await withFiles(options.store, options.documents) : await openStore(options);
  logUnreadable(app);
  await holdRestored(store);
  app.decorate('dataChange', new EventEmitter<{ change: [] }>());
  store.faults.listen((code) => app.countDatabaseError(code));
  app.decorate('store', store);
  app.decorate('content', new ContentAnswers(store, () => app.dataChange.emit('change')));
  app.addHook('onClose', () => store.db.destroy());
}
