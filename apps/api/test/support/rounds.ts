import type { FastifyInstance } from 'fastify';
import type { Rounds } from '../../src/jobs/rounds.ts';

/** Recurring work of a server, to do a round of it at a time of the test. */
export const roundsOf = (app: FastifyInstance, name: 'events' | 'publications') => app.recurring.get(name) as Rounds;
