import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { documentOf, operationsOf } from './document.ts';
import { arbitraryOf } from './valid.ts';

export const ANY_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export type Texts = Record<string, string>;

/**
 * Calls an operation with generated bodies until one is accepted. `fixed` are values that each has. Returns the body and the
 * response.
 */
export async function create(
  app: FastifyInstance,
  id: string,
  fixed: Texts = {},
): Promise<{ sent: Texts; answer: Texts }> {
  const document = documentOf(app);
  const operation = operationsOf(document).find((one) => one.id === id);
  if (!operation?.body) throw new Error(`The document has no ${id} that takes a body`);
  const { path: url, body } = operation;
  for (const generated of fc.sample(arbitraryOf(document, body.schema), { numRuns: 100, seed: 1 })) {
    const sent = { ...(generated as Texts), ...fixed }; // only texts are read
    const headers = { 'content-type': body.type };
    const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(sent) });
    if (answer.statusCode === 201) return { sent, answer: answer.json() };
  }
  throw new Error(`${id} took none of a hundred generated bodies`);
}

export async function signIn(app: FastifyInstance, { username = '', password = '' }: Texts): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ username, password }).toString();
  const answer = await app.inject({ method: 'POST', url: '/api/token', payload, headers });
  return answer.json<{ access_token: string }>().access_token;
}
