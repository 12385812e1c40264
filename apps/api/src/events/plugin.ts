import type { FastifyInstance } from 'fastify';
import { EventRounds } from './rounds.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Free seats and reminders, once it was started; stops with the server. */
    eventRounds: EventRounds;
  }
}

export function eventRounds(app: FastifyInstance): void {
  const rounds = new EventRounds(app);
  app.decorate('eventRounds', rounds);
  app.addHook('onClose', () => rounds.stop());
}
