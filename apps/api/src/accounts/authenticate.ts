import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearer-token.ts';
import { findUserByToken, signOut, type User } from './accounts.ts';
import { accountProblems } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link authenticate}, which reads it once for a request. */
    account: User | null;
  }
}

/** The account that sent the request. Throws 401 if its token is missing, unknown or expired. */
export async function authenticate(request: FastifyRequest): Promise<User> {
  request.account ??= await findAccount(request);
  return request.account;
}

async function findAccount(request: FastifyRequest): Promise<User> {
  if (!request.headers.authorization) throw accountProblems.notAuthenticated().with({ 'www-authenticate': 'Bearer' });
  const token = bearerToken(request);
  const user = token && (await findUserByToken(request.server.store, token));
  if (!user) throw accountProblems.invalidToken().with({ 'www-authenticate': 'Bearer error="invalid_token"' });
  return user;
}

/**
 * The same, for what shows or changes what was sent with the address: anyone may register with
 * anyone's address. Throws 403 until it is confirmed.
 */
export async function authenticateConfirmed(request: FastifyRequest): Promise<User> {
  const user = await authenticate(request);
  if (!user.email_confirmed) throw accountProblems.confirmFirst();
  return user;
}

/** Ends the session of the request's token. Throws 401 like {@link authenticate}. */
export async function endSession(request: FastifyRequest): Promise<void> {
  await authenticate(request);
  await signOut(request.server.store, bearerToken(request) ?? '');
}

/** A `preValidation` hook: who asks is checked before what was sent. */
export async function signedInFirst(request: FastifyRequest): Promise<void> {
  await authenticate(request);
}
