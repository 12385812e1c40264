import type { FastifyInstance } from 'fastify';
import type { Call } from '../race.ts';
import { signInStaff } from '../staff-inbox.ts';

/** Two calls of people who have seen the same thing, and what is there afterwards. */
export interface Race {
  calls: readonly [Call, Call];
  /** What each call would leave. */
  wanted: readonly [unknown, unknown];
  final: () => Promise<unknown>;
}

/** The statuses are those of the call that comes first and of the other. */
export type RaceRow = readonly [
  operation: string,
  what: string,
  statuses: readonly [number, number],
  begin: (app: FastifyInstance) => Promise<Race>,
];

/** Two administrators. */
export const two = async (app: FastifyInstance) =>
  [await signInStaff(app, 'administrator', 'amani'), await signInStaff(app, 'administrator', 'baraka')] as const;

export type Person = Awaited<ReturnType<typeof signInStaff>>;
