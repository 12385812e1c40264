import type { FastifyReply } from 'fastify';
import type { Api } from '../http/api.ts';
import { NO_STORE } from '../http/public-call.ts';
import type { Lang } from '../text/languages.ts';
import type { Question } from './types.ts';

/** Long enough for a model that must be loaded, which takes a minute to send its first word. */
const LONGEST_MS = 120_000;

export function routeOptions({ rateLimits }: Api) {
  const config = {
    access: 'anyone',
    cache: NO_STORE,
    rateLimit: rateLimits.assistant,
    answerTimeoutMs: LONGEST_MS,
  } as const;
  return { bodyLimit: 16_384, config };
}

/** A question, with the requested language of the answer, or the detected one. */
export async function questionOf({ assistant }: Api, text: string, lang: Lang | undefined): Promise<Question> {
  const question = text.trim();
  return { text: question, lang: lang ?? (await assistant.detectLanguage(question)) };
}

export function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Runs within the limit of concurrent answers. @returns undefined if the visitor has left */
export async function answerWithLimit<Answer>(
  { assistantSemaphore }: Api,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signal = closeSignal(reply);
  return assistantSemaphore.run(async () => {
    // Node closes a connection that is idle for 20 seconds, but a model may need longer.
    reply.raw.on('timeout', () => {});
    return work(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return undefined;
    });
  });
}
