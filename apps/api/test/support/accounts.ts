import type { FastifyInstance, InjectOptions } from 'fastify';
import { post } from './app.ts';

/** An invented account. */
export const ada = { username: 'Ada', email: 'ada@example.org', password: 'a long pass phrase' };

/** What {@link ada} signs in with, in another spelling than she registered. */
export const credentials = { username: 'ada', password: ada.password };

/** The type of a form as browsers send it. */
export const formType = 'application/x-www-form-urlencoded';

/** Registers an account, {@link ada} unless another is given. */
export function register(app: FastifyInstance, account: object = ada) {
  return post(app, '/api/register', account);
}

/** Sends the form of the sign-in: fields, or the body as it is. */
export function signIn(app: FastifyInstance, fields: Record<string, string> | string, more: InjectOptions = {}) {
  const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const headers = { 'content-type': formType, ...more.headers };
  return app.inject({ url: '/api/token', ...more, method: 'POST', payload, headers });
}

/** Signs {@link ada} in and gives the header that calls then carry. */
export async function authorization(app: FastifyInstance): Promise<string> {
  return `Bearer ${(await signIn(app, credentials)).json().access_token}`;
}

/** Asks who is signed in. */
export function me(app: FastifyInstance, authorization?: string) {
  return app.inject({ url: '/api/users/me/', headers: authorization === undefined ? {} : { authorization } });
}
