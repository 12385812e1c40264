import type { FastifyInstance } from 'fastify';
import { startApp } from './app.ts';
import { createAuthenticator } from './authenticator.ts';
import { call, headersOf, join, signIn, tokenOf } from './staff.ts';

export const site = 'https://nzete.example';

export const start = () => startApp({ publicUrl: site });

type Headers = Record<string, string>;
type Authenticator = ReturnType<typeof createAuthenticator>;
type Change = Partial<Parameters<Authenticator['get']>[0]>;

/** The challenge of a new passkey, as the browser gets it. */
export async function creation(app: FastifyInstance, headers: Headers) {
  const options = (await call(app, 'POST', '/second-factor/passkeys/options', { headers })).json();
  return { origin: site, challenge: options.challenge, rpId: options.rp.id };
}

/** The same to sign in. */
export async function request(app: FastifyInstance, headers: Headers) {
  const options = (await call(app, 'POST', '/second-factor/passkeys/sign-in/options', { headers })).json();
  return { origin: site, challenge: options.challenge, rpId: options.rpId };
}

export const send = (app: FastifyInstance, headers: Headers, credential: object, name = 'My phone') =>
  call(app, 'POST', '/second-factor/passkeys', { headers, body: { name, credential } });

export const prove = (app: FastifyInstance, headers: Headers, proof: object) =>
  call(app, 'POST', '/second-factor/passkeys/sign-in', { headers, body: proof });

/** Adds a passkey with a session. */
export async function add(app: FastifyInstance, headers: Headers, name?: string, change: Change = {}) {
  const authenticator = createAuthenticator();
  const credential = authenticator.create({ ...(await creation(app, headers)), ...change });
  return { authenticator, credential, answer: await send(app, headers, credential, name) };
}

/** Signs the challenge of a session. */
export const sign = async (app: FastifyInstance, headers: Headers, authenticator: Authenticator, change: Change = {}) =>
  authenticator.get({ ...(await request(app, headers)), ...change });

/** An administrator whose second factor is a passkey, and the session that set it up. */
export async function joinWithPasskey(app: FastifyInstance, username = 'amani') {
  const { headers } = await join(app, 'administrator', username);
  const { authenticator, answer } = await add(app, headers);
  const cookie = `nzete-staff=${tokenOf(answer)}`;
  const again = async () => headersOf(await signIn(app, { username }));
  return { authenticator, answer, headers: { ...headers, cookie }, again };
}
