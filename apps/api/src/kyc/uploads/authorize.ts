import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/bearer-token.ts';
import { isUploadAllowed } from '../applications.ts';
import { documentProblems } from '../problems.ts';

/**
 * For `preParsing`: after the rate limit and before the body is read, so that megabytes are only
 * read from clients with the token of the application.
 *
 * @throws {HttpError} 401
 */
export async function authorizeUpload(request: FastifyRequest): Promise<void> {
  const { store, keyring } = request.server;
  const document = request.params as { reference: string; kind: string }; // every route with it has them
  const token = bearerToken(request);
  if (token && (await isUploadAllowed(store, keyring, document, token))) return;
  throw documentProblems.badUploadToken().with({ 'www-authenticate': 'Bearer error="invalid_token"' });
}
