import type { FastifyReply } from 'fastify';
import type { Api } from '../http/api.ts';
import { errors } from '../http/schemas.ts';
import type { Lang } from '../text/languages.ts';
import type { Question } from './types.ts';

/** The longest that a question may take: a model that has to be loaded needs a minute for its first word. */
const LONGEST_MS = 120_000;

/** What both calls have: limits of their own, and time for a model. */
export function routeOptions({ rateLimits }: Api) {
  return { bodyLimit: 16_384, config: { rateLimit: rateLimits.assistant, answerTimeoutMs: LONGEST_MS } };
}

/** The error answers of both calls. */
export const answers = errors(400, 413, 415, 422, 429);

/** A question, and the language of its answer: the one asked for, else its own. */
export async function questionOf({ assistant }: Api, text: string, lang: Lang | undefined): Promise<Question> {
  const question = text.trim();
  return { text: question, lang: lang ?? (await assistant.detectLanguage(question)) };
}

/** Aborted when the visitor has gone, or has been answered (if only that it took too long): then no one waits for the work. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Works on an answer in one piece, in a turn.
 *
 * @returns the answer, or nothing when no one waits for it any more.
 * @throws {HttpError} 503 when all turns are taken.
 */
export async function answerInTurn<Answer>(
  { assistantTurns }: Api,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const gone = goneSignal(reply);
  return assistantTurns.run(async () => {
    // A connection that is silent for 20 seconds is closed by Node, and a model may think for longer.
    reply.raw.on('timeout', () => {});
    try {
      return await work(gone);
    } catch (error) {
      if (gone.aborted) return undefined;
      throw error;
    }
  });
}
