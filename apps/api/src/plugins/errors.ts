import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '../db/errors.ts';
import { Problem } from '../http/problem.ts';
import { fieldErrors } from '../http/validation.ts';
import { bareHeaders } from './security.ts';

/** What a person is told for an error of the framework; every other message of it stays in the log. */
const frameworkDetails: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body does not have the length that was announced.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has a content type that this call does not take.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};

const details: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  414: 'The address is too long.',
  417: 'The header Expect asks for something that this server does not do.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side. Try again shortly.',
  503: 'The service is busy. Try again shortly.',
};

function databaseStatus(error: unknown): number | undefined {
  if (isUnstorable(error)) return 400;
  return isUnavailable(error) ? 503 : undefined;
}

/** What a handler may throw: an error of the framework, or of anybody. */
type Thrown = Error & Partial<FastifyError>;

function statusOf(error: Thrown): number {
  if (error.validation) return 422;
  const status = databaseStatus(error) ?? error.statusCode ?? 500;
  return status >= 400 ? status : 500;
}

function detailOf(error: Thrown, status: number): string {
  if (error instanceof Problem || status === 429) return error.message;
  return frameworkDetails[error.code ?? ''] ?? details[status] ?? STATUS_CODES[status] ?? 'The request failed.';
}

function sendError(thrown: Thrown | null | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error: Thrown = thrown ?? new Error('Nothing was thrown');
  const status = statusOf(error);
  const fields = error.validation && fieldErrors(error);
  if (status >= 500) request.log.error({ err: error }, 'failed');
  if (error instanceof Problem) reply.headers(error.headers);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  // Nothing that the answer had been given before it failed.
  for (const name of ['etag', 'content-encoding', 'content-disposition']) reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (!fields) return reply.send({ detail: detailOf(error, status) });
  const firstThree = fields.slice(0, 3).map(({ field, message }) => `${field} ${message}`);
  return reply.send({ detail: firstThree.join('; '), fields });
}

/** Answers on the connection itself, where no reply can be used, and closes it. */
export function closeWith(socket: Duplex, status: 400 | 408 | 417 | 431): void {
  const body = JSON.stringify({ detail: details[status] });
  const headers = Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers.join('')}\r\n${body}`;
  socket.end(answer, () => socket.destroy());
}

/** Answers what is not even HTTP, or too slow, or has too large headers: there is no request to reply to yet. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  closeWith(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
}

/** For the `frameworkErrors` of Fastify: addresses that cannot be decoded never reach the error handler. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run yet.
  void sendError(error, request, reply.headers({ ...bareHeaders, 'x-request-id': request.id }));
}

/** Every error becomes JSON with a `detail` that a person can read, and never shows a stack or SQL. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
