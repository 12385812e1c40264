import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../crypto/keyring.ts';
import { type KeyOptions, loadKeys } from '../crypto/load.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keyring: Keyring;
    /** The key file, if no variable sets the key. */
    keyFile: string | undefined;
  }
}

export async function encryption(app: FastifyInstance, options: KeyOptions): Promise<void> {
  const { keyring, keyFile } = await loadKeys(app.store, options).catch(async (error: unknown) => {
    await app.store.db.destroy(); // the server does not exist yet, so nothing else closes it
    throw error;
  });
  app.decorate('keyring', keyring);
  app.decorate('keyFile', keyFile);
}
