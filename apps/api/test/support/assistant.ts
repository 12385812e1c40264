import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Vocabulary } from '../../src/assistant/vocabulary.ts';
import type { AssistantWords } from '../../src/content/resources/assistant-words.ts';
import { post } from './app.ts';
import { readContentFile } from './folders.ts';

/** The vocabulary of the shipped content. */
export const shippedVocabulary = new Vocabulary(readContentFile<AssistantWords>('assistant/words.json'));

/** The body that the website sends. */
export const chatBody = (message: unknown, more: object = {}) => ({
  user_id: 'web_user',
  session_id: 'default_session',
  message,
  ...more,
});

/** Asks a question. */
export const chat = (app: FastifyInstance, message: unknown, more: object = {}) =>
  post(app, '/api/chat', chatBody(message, more));

/** Asks a question, and requests a stream. */
export const streamed = (app: FastifyInstance, message: string) =>
  post(app, '/api/chat', chatBody(message), { headers: { accept: 'text/event-stream' } });

/** Asks for a report. */
export const analyse = (app: FastifyInstance, query: unknown) => post(app, '/api/analysis', { query });

interface Event {
  event: string;
  data: { text?: string; status?: number; detail?: string; response?: string; model?: string };
}

/** The events of a stream. */
export const events = (text: string): Event[] =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }));

/**
 * A question, what its answer must contain, and what it must not (compared without regard to case).
 */
export type Row = readonly [question: string, has: readonly string[], hasNot?: readonly string[]];

/** Asks every question, and returns what is missing in each answer or must not be in it. */
export async function askAll(app: FastifyInstance, language: string, rows: readonly Row[]): Promise<void> {
  for (const [question, has, hasNot = []] of rows) {
    const answer = (await chat(app, question)).json();
    const sources = answer.sources?.map(({ href }: { href: string }) => href).join('\n');
    // French typography has its own test, so all spaces are equal here.
    const seen = `${answer.response}\n${sources}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect.soft(answer, question).toMatchObject({ language, model: 'embedded' });
    for (const text of has) expect.soft(seen, question).toContain(text);
    for (const text of hasNot) expect.soft(seen.toLowerCase(), question).not.toContain(text.toLowerCase());
  }
}
