import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { post } from './app.ts';

/** A question, what its answer must contain, and what it must not (compared without regard to case). */
export type Row = readonly [question: string, has: readonly string[], hasNot?: readonly string[]];

/** The body that the website sends. */
export const chatBody = (message: string, more: object = {}) => ({
  user_id: 'web_user',
  session_id: 'default_session',
  message,
  ...more,
});

/** Asks every question and says of each what is missing from its answer, or is in it and should not be. */
export async function askAll(app: FastifyInstance, language: string, rows: readonly Row[]): Promise<void> {
  for (const [question, has, hasNot = []] of rows) {
    const answer = (await post(app, '/api/chat', chatBody(question))).json();
    const sources = answer.sources?.map(({ href }: { href: string }) => href).join('\n');
    // French typography has its own test; here a space is a space.
    const seen = `${answer.response}\n${sources}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect.soft(answer, question).toMatchObject({ language, model: 'embedded' });
    for (const text of has) expect.soft(seen, question).toContain(text);
    for (const text of hasNot) expect.soft(seen.toLowerCase(), question).not.toContain(text.toLowerCase());
  }
}
