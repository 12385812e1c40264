import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearer-token.ts';
import { httpError } from '../http/http-error.ts';
import { isUploadAllowed } from './applications.ts';
import { documentErrors } from './error-texts.ts';

/**
 * For `preParsing`: after the rate limit and before the body is read, so that megabytes are only
 * read from clients with the token of the application.
 *
 * @throws {HttpError} 401
 */
export async function authorizeUpload(request: FastifyRequest): Promise<void> {
  const { store, keyring } = request.server;
  const { reference } = request.params as { reference: string }; // every route with it has one
  const token = bearerToken(request);
  if (token && (await isUploadAllowed(store, keyring, reference, token))) return;
  throw httpError(401, documentErrors.badUploadToken, { 'www-authenticate': 'Bearer error="invalid_token"' });
}
