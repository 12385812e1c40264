import type { FastifyInstance, InjectOptions } from 'fastify';
import { post } from './app.ts';

export const ada = { username: 'Ada', email: 'ada@example.org', password: 'a long pass phrase' };

/** The credentials of {@link ada}, with another spelling of the username. */
export const credentials = { username: 'ada', password: ada.password };

export const formType = 'application/x-www-form-urlencoded';

/** Registers an account, {@link ada} by default. */
export function register(app: FastifyInstance, account: object = ada) {
  return post(app, '/api/register', account);
}

/** Sends the sign-in form: fields, or a raw body. */
export function signIn(app: FastifyInstance, fields: Record<string, string> | string, more: InjectOptions = {}) {
  const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const headers = { 'content-type': formType, ...more.headers };
  return app.inject({ url: '/api/token', ...more, method: 'POST', payload, headers });
}

/** Signs {@link ada} in and returns the authorization header. */
export async function authorization(app: FastifyInstance): Promise<string> {
  return `Bearer ${(await signIn(app, credentials)).json().access_token}`;
}

export function me(app: FastifyInstance, authorization?: string) {
  return app.inject({ url: '/api/users/me/', headers: authorization === undefined ? {} : { authorization } });
}

/** Marks the address of an account as confirmed, as its link does. */
export async function confirmAddress(app: FastifyInstance, username: string = ada.username): Promise<void> {
  await app.store.db
    .updateTable('account')
    .set({ email_confirmed_at: new Date().toISOString() })
    .where('username', '=', username)
    .execute();
}

/** Registers {@link ada}, confirms her address and returns her authorization header. */
export async function confirmedAda(app: FastifyInstance): Promise<string> {
  await register(app);
  await confirmAddress(app);
  return authorization(app);
}

/** A call of the account of an authorization header. */
export function asUser(app: FastifyInstance, authorization: string) {
  const call =
    (method: 'GET' | 'POST' | 'PATCH') =>
    (path: string, body?: object, headers: object = {}) =>
      app.inject({
        method,
        url: `/api/users/me/${path}`,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { payload: JSON.stringify(body) }),
      });
  return { get: call('GET'), post: call('POST'), patch: call('PATCH') };
}
