import type { FastifyReply, FastifyRequest } from 'fastify';
import { detectLanguage } from '../../assistant/topics.ts';
import type { Question } from '../../assistant/types.ts';
import type { Api } from '../../http/api.ts';
import { errors } from '../../http/schemas.ts';
import { fold } from '../../text/fold.ts';
import type { Lang } from '../../text/languages.ts';

/** The longest that a question may take: a model that has to be loaded needs a minute for its first word. */
const LONGEST_MS = 120_000;

/** What both calls have: limits of their own, and time for a model. */
export function routeOptions({ rateLimits }: Api) {
  return { bodyLimit: 16_384, handlerTimeout: LONGEST_MS, config: { rateLimit: rateLimits.assistant } };
}

/** The error answers of both calls. */
export const answers = errors(400, 413, 415, 422, 429, 502);

/** A `preValidation` hook: a question is measured without the white space around it. */
export const trimmed = (field: 'message' | 'query') => async (request: FastifyRequest) => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !(field in body)) return;
  const fields = body as Record<string, unknown>; // an object, by the line above
  const value = fields[field];
  if (typeof value === 'string') fields[field] = value.trim();
};

/** A question, and the language of its answer: the one asked for, else its own. */
export function questionOf(text: string, lang: Lang | undefined): Question {
  return { text, lang: lang ?? detectLanguage(fold(text)) };
}

/** A connection that is silent for 20 seconds is closed (see `app.ts`), and a model may think for longer than that. */
export function allowSilence(reply: FastifyReply): void {
  reply.raw.setTimeout(LONGEST_MS, () => reply.raw.destroy());
}

/** Aborted when the visitor has gone before the answer was complete: then nobody needs to work on it any more. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
