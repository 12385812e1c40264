import type { FastifyReply } from 'fastify';
import type { Api } from '../http/api.ts';
import type { Lang } from '../text/languages.ts';
import type { Question } from './types.ts';

/** Long enough for a model that must be loaded, which takes a minute to send its first word. */
const LONGEST_MS = 120_000;

export function routeOptions({ rateLimits }: Api) {
  return { bodyLimit: 16_384, config: { rateLimit: rateLimits.assistant, answerTimeoutMs: LONGEST_MS } };
}

/** A question, and the language of its answer: the one asked for, else its own. */
export async function questionOf({ assistant }: Api, text: string, lang: Lang | undefined): Promise<Question> {
  const question = text.trim();
  return { text: question, lang: lang ?? (await assistant.detectLanguage(question)) };
}

/** Aborts when the connection closes, so that no work is done for a visitor who has left. */
export function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Runs within the limit of simultaneous answers. @returns nothing if the visitor has left */
export async function answerWithLimit<Answer>(
  { assistantSemaphore }: Api,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signal = closeSignal(reply);
  return assistantSemaphore.run(async () => {
    // Node closes a connection that is silent for 20 seconds, and a model may think for longer.
    reply.raw.on('timeout', () => {});
    return work(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return undefined;
    });
  });
}
