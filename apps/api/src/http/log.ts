import type { FastifyRequest } from 'fastify';
import { databaseCode } from '../db/errors.ts';

const FRAME = /^\s+at .*:\d+:\d+\)?$/;
const MAX_FRAMES = 5;

/** Only the route and the network of the address: no query string, headers or body. */
function describeRequest(request: FastifyRequest) {
  // A connection that was reset has no address.
  const { ip = '' } = request;
  const network = ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.');
  // The pattern, because a path may contain an e-mail address or a reference.
  return { method: request.method, route: request.routeOptions.url ?? 'none', network };
}

/** Only the type of an error and its stack: a message may quote SQL with personal data. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  const stack = frames.slice(0, MAX_FRAMES).join('\n');
  const code = databaseCode(error) ?? ('code' in error ? error.code : undefined);
  return { type: error.name, ...(code !== undefined && { code }), message: '', stack };
}

export const logSerializers = { req: describeRequest, err: describeError };
