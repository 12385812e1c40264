import type { FastifyInstance } from 'fastify';

/** What a server does by itself, from when it answers until it stops. */
interface Recurring {
  start(): void;
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By name. `server.ts` starts all of it once the server answers. */
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
