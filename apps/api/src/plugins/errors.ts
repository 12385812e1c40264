import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '../db/errors.ts';
import { errorTexts } from '../http/error-texts.ts';
import { type Detail, detailIn, HttpError } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { headersTooLarge } from '../http/schemas.ts';
import { fieldErrors } from '../http/validation.ts';
import type { Texts } from '../text/languages.ts';
import { wantsPage } from './pages.ts';
import { bareHeaders } from './security.ts';

/** What a person is told for an error of the framework; every other message of it stays in the log. */
const frameworkDetails: Record<string, Texts> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: errorTexts.emptyBody,
  FST_ERR_CTP_INVALID_JSON_BODY: errorTexts.notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: errorTexts.wrongLength,
  FST_ERR_CTP_BODY_TOO_LARGE: errorTexts.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errorTexts.wrongType,
  FST_ERR_BAD_URL: errorTexts.unreadableAddress,
};

const details: Record<number, Texts> = {
  400: errorTexts.unreadable,
  414: errorTexts.addressTooLong,
  500: errorTexts.wentWrong,
  503: errorTexts.busy,
};

/** What is said on the connection itself, where no language is known yet. */
const bareDetails = {
  400: errorTexts.unreadable.en,
  408: 'The request took too long.',
  417: 'The header Expect asks for something that this server does not do.',
  431: 'The headers of the request are too large.',
  503: errorTexts.documentsBusy.en,
};

function databaseStatus(error: unknown): number | undefined {
  if (isUnstorable(error)) return 400;
  return isUnavailable(error) ? 503 : undefined;
}

/** What a handler may throw: an error of the framework or of any library. */
type Thrown = Error & Partial<FastifyError>;

/** Whether the visitor had left, or was disconnected, before all of the request had come: nothing failed on our side then. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && raw.complete === false;

function statusOf(error: Thrown): number {
  if (error.validation) return 422;
  const status = databaseStatus(error) ?? error.statusCode ?? 500;
  return status >= 400 ? status : 500;
}

function detailOf(error: Thrown, status: number): Detail {
  if (error instanceof HttpError) return error.detail;
  const { failed } = errorTexts;
  return frameworkDetails[error.code ?? ''] ?? details[status] ?? { ...failed, en: STATUS_CODES[status] ?? failed.en };
}

function listFields(fields: ReturnType<typeof fieldErrors>): string {
  const firstThree = fields.slice(0, 3).map(({ field, message }) => `${field} ${message}`);
  return firstThree.join('; ');
}

function sendError(thrown: Thrown | null | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error: Thrown = thrown ?? new Error('Nothing was thrown');
  const status = statusOf(error);
  const lang = languageOf(request);
  const fields = error.validation && fieldErrors(error, lang);
  const detail = fields ? listFields(fields) : detailOf(error, status);
  if (status >= 500 && !hasLeft(request)) request.log.error({ err: error }, 'failed');
  if (error instanceof HttpError) reply.headers(error.headers);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  // Without the headers that the answer was given before it failed.
  for (const name of ['etag', 'content-encoding', 'content-disposition']) reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (fields || typeof detail !== 'string') reply.header('vary', 'accept-language');
  return reply.send({ detail: detailIn(detail, lang), ...(fields && { fields }) });
}

/** Answers on the connection itself, where no reply can be used, and closes it. */
export function closeWith(socket: Duplex, status: keyof typeof bareDetails): void {
  const body = JSON.stringify({ detail: bareDetails[status] });
  const added = { ...bareHeaders, ...(status === 503 && { 'retry-after': '60' }) };
  const headers = Object.entries(added).map(([name, value]) => `${name}: ${value}\r\n`);
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
  const { server } = request;
  if (error.code === 'FST_ERR_BAD_URL' && server.sendNotFoundPage && wantsPage(request)) {
    reply.headers({ ...server.pageHeaders, 'x-request-id': request.id });
    void server.sendNotFoundPage(request, reply, 400);
    return;
  }
  // No hook has run yet.
  void sendError(error, request, reply.headers({ ...bareHeaders, 'x-request-id': request.id }));
}

/**
 * Every error becomes JSON with a `detail` that a person can read, and never shows a stack or SQL. Call it before the routes
 * exist: it adds to the document of each what the framework may answer before the route is reached.
 */
export function errorAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema, url }) => {
    const responses = schema?.response;
    if (!responses || typeof responses !== 'object') return;
    const { 414: longPart, 431: largeHead } = headersTooLarge;
    Object.assign(responses, { ...(url.includes(':') && { 414: longPart }), 431: largeHead });
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequestAbort', async (request) => request.log.info('the visitor left before all had come'));
}
