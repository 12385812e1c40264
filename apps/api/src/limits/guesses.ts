import type { FastifyRequest } from 'fastify';
import type { Problem } from '../http/problems/problem.ts';

const guessKinds = {
  password: { name: 'wrong passwords', limit: 'account', failed: 'failed sign-in' },
  staffPassword: { name: 'wrong staff passwords', limit: 'staffGuess', failed: 'failed sign-in' },
  staffCode: { name: 'wrong staff codes', limit: 'staffGuess', failed: 'failed second factor' },
} as const;

type GuessKind = keyof typeof guessKinds;

interface Guess {
  at: GuessKind;
  /** The account that was found. */
  accountId: string | undefined;
  /** What was typed, as the schema normalises it, for the case that none was. */
  name?: string;
  /** What to say after too many, with the minutes until the next. */
  refusal: Problem<[number]>;
}

type Counting = Pick<FastifyRequest['server'], 'limiter'>;

const keyOf = ({ limiter }: Counting, { at, accountId, name = '' }: Pick<Guess, 'at' | 'accountId' | 'name'>) =>
  limiter.keyOf(guessKinds[at].name, ...(accountId === undefined ? ['name', name] : ['account', accountId]));

/**
 * Counts a try before it is checked, so that tries at once cannot exceed the limit, also one at an
 * account that does not exist, so that the answer reveals nothing. A right one begins the count
 * again; one that could not be checked does not count.
 *
 * @param check undefined or false if the guess was wrong
 * @throws {HttpError} the refusal, 429, after too many
 */
export async function countGuess<Result>(
  request: FastifyRequest,
  guess: Guess,
  check: () => Promise<Result>,
): Promise<Result> {
  const { server, log } = request;
  const { limiter, rateLimits } = server;
  const { name, limit, failed } = guessKinds[guess.at];
  const key = keyOf(server, guess);
  // The hash shows whether one account or many are tried.
  const shown = { req: request, account: key.slice(0, 8) };
  const wait = Math.ceil((await limiter.add(key, rateLimits[limit])) / 1_000);
  if (wait > 0) {
    log.warn(shown, `too many ${name} for one account`);
    throw guess.refusal(Math.ceil(wait / 60)).with({ 'retry-after': String(wait) });
  }
  const result = await check().catch(async (error: unknown) => {
    await limiter.decrement(key);
    throw error;
  });
  if (result) await limiter.reset(key);
  else log.warn(shown, failed);
  return result;
}

/** Forgets the wrong passwords of an account, whose owner has proved to be it. */
export async function forgetWrongPasswords(server: Counting, accountId: string): Promise<void> {
  for (const at of ['password', 'staffPassword'] as const) {
    await server.limiter.reset(keyOf(server, { at, accountId }));
  }
}
