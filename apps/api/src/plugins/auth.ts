import type { FastifyRequest } from 'fastify';
import { findUserByToken, type User } from '../accounts/accounts.ts';
import type { Store } from '../db/types.ts';
import { problem } from '../http/problem.ts';

const BEARER = /^Bearer ([\w-]{43})$/i;

/**
 * The account that sent the request.
 *
 * @throws {Problem} 401 when there is no bearer token, or it is unknown or has expired.
 */
export async function authenticate(store: Store, request: FastifyRequest): Promise<User> {
  const header = request.headers.authorization;
  if (!header) throw problem(401, 'Not authenticated', { 'www-authenticate': 'Bearer' });
  const token = BEARER.exec(header)?.[1];
  const user = token && (await findUserByToken(store, token));
  if (!user) throw problem(401, 'Invalid or expired token', { 'www-authenticate': 'Bearer error="invalid_token"' });
  return user;
}
