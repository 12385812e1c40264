import type { FastifyInstance } from 'fastify';

/** Work that a server repeats by itself while it runs. */
export interface Recurring {
  start(): void;
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By name. `server.ts` starts all of it once the server listens. */
    recurring: ReadonlyMap<string, Recurring>;
    addRecurring(name: string, work: Recurring): void;
  }
}

export function recurring(app: FastifyInstance): void {
  const all = new Map<string, Recurring>();
  app.decorate('recurring', all);
  app.decorate('addRecurring', (name, work) => {
    all.set(name, work);
    app.addHook('onClose', () => work.stop());
  });
}
