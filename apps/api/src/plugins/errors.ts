import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '../db/errors.ts';
import { plainPageHeaders } from '../http/answers/plain-page.ts';
import { respondAndClose } from '../http/answers/respond-and-close.ts';
import { wantsPage } from '../http/answers/wants-page.ts';
import { languageOf } from '../http/language.ts';
import { detailIn, HttpError, PROBLEM_TYPE, type Problem, problemBody } from '../http/problems/problem.ts';
import { headersTooLarge, unreadableBody } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { baseHeaders } from '../http/security.ts';
import { fieldErrors } from '../http/validation/validation.ts';
import { documentErrorPage, errorPage } from '../site/error-page.ts';
import { intlOf, type ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';

/** The framework's errors; its own messages stay in the log. */
const ofFramework: Record<string, Problem> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: httpProblems.emptyBody,
  FST_ERR_CTP_INVALID_JSON_BODY: httpProblems.notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpProblems.wrongLength,
  FST_ERR_CTP_BODY_TOO_LARGE: httpProblems.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpProblems.wrongType,
  FST_ERR_BAD_URL: httpProblems.unreadableAddress,
};

const ofConnection: Record<string, Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: httpProblems.tooSlow,
  HPE_HEADER_OVERFLOW: httpProblems.headersTooLarge,
};

const ofStatus: Record<number, Problem> = {
  400: httpProblems.unreadable,
  414: httpProblems.addressTooLong,
  500: httpProblems.wentWrong,
  503: httpProblems.busy,
};

/** For answers without a request, whose language is unknown. */
function databaseStatus(error: unknown): number | undefined {
  if (isUnstorable(error)) return 400;
  return isUnavailable(error) ? 503 : undefined;
}

/** An error of the framework or of any library. */
type Thrown = Error & Partial<FastifyError>;

/** The visitor left before the request was complete: then nothing failed on our side. */
const hasDisconnected = ({ raw }: FastifyRequest) => raw.destroyed && raw.complete === false;

function statusOf(error: Thrown): number {
  if (error.validation) return 422;
  const status = databaseStatus(error) ?? error.statusCode ?? 500;
  return status >= 400 ? status : 500;
}

/** What to say of an error of the framework or of a library. */
function problemOf(error: Thrown, status: number): Pick<HttpError, 'code' | 'detail'> {
  if (error instanceof HttpError) return error;
  const known = ofFramework[error.code ?? ''] ?? ofStatus[status];
  return known ? known() : httpProblems.failed(STATUS_CODES[status] ?? 'The request failed.');
}

function listFields(fields: ReturnType<typeof fieldErrors>): string {
  const firstThree = fields.slice(0, 3).map(({ field, message }) => `${field} ${message}`);
  return firstThree.join('; ');
}

/** A document that is opened in a tab, not a call of a program. */
const isOpenedInTab = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config?.opensInTab === true && /text\/html/i.test(headers.accept ?? '');

/** Without a second wait for a database that does not answer. What fails here must not hide the error. */
async function intlOfAnswer(error: Thrown, { server }: FastifyRequest, lang: Lang): Promise<ServerIntl> {
  return isUnavailable(error) ? intlOf(lang) : server.intl(lang).catch(() => intlOf(lang));
}

async function sendError(thrown: Thrown | null | undefined, request: FastifyRequest, reply: FastifyReply) {
  const error: Thrown = thrown ?? new Error('Nothing was thrown');
  const status = statusOf(error);
  const lang = languageOf(request);
  // A server that is late or busy reads nothing, and answers at once (plugins/answer-timeout.ts).
  const intl = status === 503 ? intlOf(lang) : await intlOfAnswer(error, request, lang);
  const fields = error.validation && fieldErrors(error, intl);
  const { code, detail } = fields ? httpProblems.invalidFields(listFields(fields)) : problemOf(error, status);
  if (status >= 500 && !hasDisconnected(request)) request.log.error({ err: error }, 'failed');
  if (error instanceof HttpError) reply.headers(error.headers);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  // The headers of the response that failed.
  for (const name of ['etag', 'content-encoding', 'content-disposition']) reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-store');
  const isTab = isOpenedInTab(request);
  if (isTab || (request.method === 'POST' && wantsPage(request))) {
    const page = isTab ? documentErrorPage : errorPage;
    const html = page(detailIn(detail, intl), intl);
    return reply.headers(plainPageHeaders).type('text/html; charset=utf-8').send(html);
  }
  reply.type(PROBLEM_TYPE);
  if (fields || typeof detail !== 'string') reply.header('vary', 'accept-language');
  return reply.send(problemBody(code, status, detailIn(detail, intl), { fields, request_id: request.id }));
}

/** Answers connections without a valid request: not HTTP, too slow, or with too large headers. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  respondAndClose(socket, (ofConnection[error.code] ?? httpProblems.unreadable)());
}

/** For Fastify's `frameworkErrors`: undecodable URLs never reach the error handler. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { server } = request;
  if (error.code === 'FST_ERR_BAD_URL' && server.sendNotFoundPage && wantsPage(request)) {
    reply.headers({ ...server.pageHeaders, 'x-request-id': request.id });
    void server.sendNotFoundPage(request, reply, 400);
    return;
  }
  // No hook has run yet.
  void sendError(error, request, reply.headers({ ...baseHeaders, 'x-request-id': request.id }));
}

/** Never a stack or SQL. Call it before the routes: it documents the framework's errors. */
export function errorHandling(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema, url, method }) => {
    const responses = schema?.response;
    if (!responses || typeof responses !== 'object') return;
    const { 414: longPart, 431: largeHead } = headersTooLarge;
    const takesBody = method !== 'GET' && method !== 'HEAD';
    Object.assign(responses, {
      ...(takesBody && { ...unreadableBody, ...responses }),
      ...(url.includes(':') && { 414: longPart }),
      431: largeHead,
    });
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequestAbort', async (request) => request.log.info('the visitor left before all had come'));
}
