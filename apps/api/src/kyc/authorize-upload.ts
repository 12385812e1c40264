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
  const document = request.params as { reference: string; kind: string }; // every route with it has them
  const token = bearerToken(request);
  if (token && (await isUploadAllowed(store, keyring, document, token))) return;
  throw httpError(401, documentErrors.badUploadToken, { 'www-authenticate': 'Bearer error="invalid_token"' });
}
