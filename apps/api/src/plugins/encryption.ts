import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../crypto/keyring.ts';
import { type KeyOptions, loadKeys } from '../crypto/load.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keyring: Keyring;
    /** The file the key is in, when no variable gives it. */
    keyFile: string | undefined;
  }
}

/** Loads the keys that personal records are encrypted with, and makes sure that they open what this database holds. */
export async function encryption(app: FastifyInstance, options: KeyOptions): Promise<void> {
  const { keyring, keyFile } = await loadKeys(app.store, options).catch(async (error: unknown) => {
    await app.store.db.destroy(); // no one else will: the server is not made
    throw error;
  });
  app.decorate('keyring', keyring);
  app.decorate('keyFile', keyFile);
}
