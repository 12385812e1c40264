import type { FastifyRequest } from 'fastify';
import { databaseCode } from '../db/errors.ts';

const FRAME = /^\s+at .*:\d+:\d+\)?$/;
const MOST_FRAMES = 5;

/** What the log keeps of a request: which call, and only the network of the address. No query string, no headers, no body. */
function describeRequest(request: FastifyRequest) {
  // A connection that was reset has no address any more.
  const { ip = '' } = request;
  const network = ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.');
  // The pattern, not the path: a path may hold an address or a reference.
  return { method: request.method, route: request.routeOptions.url ?? 'none', network };
}

/** Only the kind of an error and where it was thrown: a message may quote SQL, and SQL may quote a visitor. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  const stack = frames.slice(0, MOST_FRAMES).join('\n');
  const code = databaseCode(error) ?? ('code' in error ? error.code : undefined);
  return { type: error.name, ...(code !== undefined && { code }), message: '', stack };
}

/** How requests and errors are written into the log, whether we log them or the framework does. */
export const logSerializers = { req: describeRequest, err: describeError };
