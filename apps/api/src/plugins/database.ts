import type { FastifyInstance } from 'fastify';
import { ContentAnswers } from '../content/answers.ts';
import { openStore } from '../db/store.ts';
import type { Store } from '../db/types.ts';

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    content: ContentAnswers;
  }
}

/** Opens and migrates the database, and closes it with the server. */
export async function database(
  app: FastifyInstance,
  options: { databaseUrl?: string | undefined; dataDir: string },
): Promise<void> {
  const store = await openStore(options);
  app.decorate('store', store);
  app.decorate('content', new ContentAnswers(store));
  app.addHook('onClose', () => store.db.destroy());
}
