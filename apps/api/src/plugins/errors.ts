import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  FST_ERR_HANDLER_TIMEOUT: 'The answer took too long. Try again shortly.',
};

const details: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  414: 'The address is too long.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side. Try again shortly.',
  503: 'The service is busy. Try again shortly.',
};

const CANNOT_ANSWER = /^(?:(?:08|3D|53|57)[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** Errors of pg that have no code: a connection that broke, and none that came free. */
const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/**
 * Databases that cannot answer now: PostgreSQL's classes 08, 3D (no such database), 53 and 57, a refused or broken
 * connection, a busy or full SQLite.
 */
function databaseStatus(error: { code?: unknown; errcode?: unknown; message?: string }): number | undefined {
  const code = typeof error.code === 'string' ? error.code : '';
  if (code === '22021') return 400; // a NUL byte in a text
  if (CANNOT_ANSWER.test(code) || LOST.test(error.message ?? '')) return 503;
  const sqlite = typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  return sqlite === 5 || sqlite === 6 || sqlite === 13 ? 503 : undefined;
}

function statusOf(error: FastifyError): number {
  if (error.validation) return 422;
  const status = databaseStatus(error as { code?: unknown; errcode?: unknown }) ?? error.statusCode ?? 500;
  return status >= 400 ? status : 500;
}

function detailOf(error: FastifyError, status: number): string {
  if (error instanceof Problem || status === 429) return error.message;
  return frameworkDetails[error.code] ?? details[status] ?? STATUS_CODES[status] ?? 'The request failed.';
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  // Only the kind of the error and where it was thrown: a message may quote SQL, and SQL may quote a visitor.
  if (status >= 500)
    request.log.error({ code: error.code, name: error.name, stack: error.stack?.split('\n').slice(1, 6) }, 'failed');
  if (error instanceof Problem) reply.headers(error.headers);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  // Nothing that the answer had been given before it failed.
  for (const name of ['etag', 'content-encoding', 'content-disposition']) reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (!error.validation) return reply.send({ detail: detailOf(error, status) });
  const fields = fieldErrors(error);
  const firstThree = fields.slice(0, 3).map(({ field, message }) => `${field} ${message}`);
  return reply.send({ detail: firstThree.join('; '), fields });
}

/** Answers what is not even HTTP, or too slow, or has too large headers: there is no request to reply to yet. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify({ detail: details[status] });
  const headers = Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers.join('')}\r\n${body}`,
  );
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
