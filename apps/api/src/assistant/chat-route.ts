import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Api } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { detailIn, HttpError } from '../http/problems/problem.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { ref } from '../http/schemas.ts';
import { type ServerEvent, sendEvents } from './events.ts';
import { answerWithLimit, closeSignal, questionOf, routeOptions } from './requests.ts';
import { ChatAnswer, ChatRequest } from './schemas.ts';
import { type Question, type Reply, wholeText } from './types.ts';

const streaming = [
  'With `Accept: text/event-stream` the answer comes as server-sent events: `token` with `{"text"}`, a',
  'piece of the answer, as often as needed; then `done` with a ChatAnswer without its `response`, or `error` with `{"status", "code", "detail"}`. Lines',
  'that begin with a colon keep the connection open. A request that is refused gets its status and JSON, not a stream.',
].join(' ');

/** The event stream as a string schema for OpenAPI; the description explains the events. */
const EventStream = Type.String({
  description: 'Server-sent events',
  examples: ['event: token\ndata: {"text":"It rained"}\n\n'],
});

const aboutAnswer = ({ lang: language }: Question, { sources, model }: Reply) => {
  return { chat_id: randomUUID(), sources, model, language };
};

async function replyTo({ assistant, visits }: Api, question: Question, signal: AbortSignal, options?: { whole: true }) {
  const reply = await assistant.reply(question, signal, options);
  if (reply.isUnanswered) visits.addUnanswered(question.text, question.lang);
  return reply;
}

/** @param onError converts an error to a sentence for the visitor */
async function* eventsOf(
  api: Api,
  question: Question,
  signal: AbortSignal,
  onError: (error: unknown) => ServerEvent['data'],
): AsyncGenerator<ServerEvent> {
  try {
    const reply = await replyTo(api, question, signal);
    for await (const text of reply.pieces) yield { event: 'token', data: { text } };
    yield { event: 'done', data: aboutAnswer(question, reply) };
  } catch (error) {
    yield { event: 'error', data: onError(error) };
  }
}

export function chatRoute(api: Api): void {
  api.post(
    '/chat',
    {
      ...routeOptions(api),
      schema: {
        operationId: 'askAssistant',
        summary: 'Ask the climate assistant',
        description: `Answers from the climate records and the site’s content, with sources. ${streaming}`,
        tags: ['Assistant'],
        body: ref(ChatRequest),
        response: {
          200: {
            description: 'The answer',
            content: { 'application/json': { schema: ref(ChatAnswer) }, 'text/event-stream': { schema: EventStream } },
          },
          ...errors(400, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const question = await questionOf(api, request.body.message, request.body.lang);
      if (!request.headers.accept?.includes('text/event-stream')) {
        return answerWithLimit(api, reply, async (signal) => {
          const answer = await replyTo(api, question, signal, { whole: true });
          return { ...aboutAnswer(question, answer), response: await wholeText(answer.pieces) };
        });
      }
      reply.raw.once('close', await api.assistantSemaphore.acquire()); // however the stream ends
      const signal = closeSignal(reply);
      const intl = await api.intl(languageOf(request));
      const events = eventsOf(api, question, signal, (error) => {
        const { statusCode, code, detail } = error instanceof HttpError ? error : httpProblems.wentWrong();
        if (statusCode === 500 && !signal.aborted) request.log.error({ err: error }, 'failed');
        return { status: statusCode, code, detail: detailIn(detail, intl) };
      });
      return sendEvents(reply, events, api.assistantHeartbeatMs);
    },
  );
}
