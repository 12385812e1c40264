import type { FastifyRequest } from 'fastify';
import type { Store } from '../db/types.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { httpError } from '../http/http-error.ts';
import { findUserByToken, signOut, type User } from './accounts.ts';

/** The account that sent the request. Throws 401 if its token is missing, unknown or expired. */
export async function authenticate(store: Store, request: FastifyRequest): Promise<User> {
  if (!request.headers.authorization) throw httpError(401, 'Not authenticated', { 'www-authenticate': 'Bearer' });
  const token = bearerToken(request);
  const user = token && (await findUserByToken(store, token));
  if (!user) throw httpError(401, 'Invalid or expired token', { 'www-authenticate': 'Bearer error="invalid_token"' });
  return user;
}

/** Ends the session of the request's token. Throws 401 like {@link authenticate}. */
export async function endSession(store: Store, request: FastifyRequest): Promise<void> {
  await authenticate(store, request);
  await signOut(store, bearerToken(request) ?? '');
}
