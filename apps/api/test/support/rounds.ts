import type { FastifyInstance } from 'fastify';
import { Rounds } from '../../src/jobs/rounds.ts';

/** Recurring work of a server, to do a round of it at a time of the test. */
export function roundsOf(app: FastifyInstance, name: string): Rounds {
  const work = app.recurring.get(name);
  if (!(work instanceof Rounds)) throw new Error(`No subject.ts has Rounds named ${name} in \`recurring\``);
  return work;
}
