import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { unsubscribeTokenOf } from '../src/newsletter/unsubscribe-token.ts';
import { documentOf, type Operation, operationsOf } from './document.ts';
import { arbitraryOf } from './valid.ts';

/** What only this server knows, and without which an operation can never succeed. */
export interface Known {
  /** Values of parameters of the path or the query, by their names. */
  parameters?: Record<string, string>;
  body?: Record<string, unknown>;
  authorization?: string;
}

/** Gives what is known to one operation. */
export type KnownTo = (operation: Operation) => Promise<Known>;

const ANY_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

type Texts = Record<string, string>;

/** Calls an operation that stores something with generated bodies until one is taken. Gives that body, and the answer. */
async function create(app: FastifyInstance, id: string): Promise<{ sent: Texts; answer: Texts }> {
  const document = documentOf(app);
  const operation = operationsOf(document).find((one) => one.id === id);
  if (!operation?.body) throw new Error(`The document has no ${id} that takes a body`);
  const { path: url, body } = operation;
  for (const sent of fc.sample(arbitraryOf(document, body.schema), { numRuns: 100, seed: 1 })) {
    const headers = { 'content-type': body.type };
    const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(sent) });
    if (answer.statusCode === 201) return { sent: sent as Texts, answer: answer.json() }; // what is read of them are texts
  }
  throw new Error(`${id} took none of a hundred generated bodies`);
}

async function signIn(app: FastifyInstance, { username = '', password = '' }: Texts): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ username, password }).toString();
  const answer = await app.inject({ method: 'POST', url: '/api/token', payload, headers });
  return answer.json<{ access_token: string }>().access_token;
}

/** Makes two accounts, a course interest and a KYC application, so that every operation can succeed. */
export async function prepare(app: FastifyInstance): Promise<KnownTo> {
  const { sent: account } = await create(app, 'registerUser');
  // Another one: wrong passwords are tried for it, and in time an account that is tried at is closed for a while.
  const { sent: tried } = await create(app, 'registerUser');
  const { sent: wanted, answer: interest } = await create(app, 'createCourseInterest');
  const { answer: kyc } = await create(app, 'createKycApplication');
  const reports = (await app.inject('/api/reports')).json<{ id: number; status: string }[]>();
  const published = reports.find(({ status }) => status === 'Published');

  const known: Record<string, Known> = {
    createToken: { body: { username: tried.username ?? '', password: tried.password ?? '' } },
    getCourseInterestByEmail: { parameters: { email: interest.email ?? '' } },
    // Its own address again: the one of another record is refused.
    updateCourseInterest: { parameters: { id: interest.id ?? '' }, body: wanted },
    uploadKycDocument: { parameters: { reference: kyc.reference ?? '' }, authorization: `Bearer ${kyc.upload_token}` },
    // A link that is ours works, also when its subscription has gone.
    unsubscribeFromNewsletter: { parameters: { token: unsubscribeTokenOf(app.keyring, ANY_ID) } },
    getReportPdf: { parameters: { id: String(published?.id) } },
  };
  return async ({ id, secured }) => {
    const own = known[id] ?? {};
    if (!secured || own.authorization) return own;
    // A token for each: an operation that ends the session (it revokes the token) must not make the rest anonymous.
    return { ...own, authorization: `Bearer ${await signIn(app, account)}` };
  };
}
