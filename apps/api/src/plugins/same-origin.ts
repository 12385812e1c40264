import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { forbidden } from '../http/schemas.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser says that a page of another site sends this. `Sec-Fetch-Site` is believed first: no script can set it,
 * and it holds behind a proxy that changes `Host`. Apps and command lines send neither header, and are no danger: they
 * do not act in a visitor's browser.
 */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined || site === 'same-origin') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host; // "null", of a sandboxed page, is no address
}

/** Refuses what a page of another site wants to have written, and says so in the document. Call it before the routes exist. */
export function sameOrigin(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, schema }) => {
    const responses = schema?.response;
    const writes = ![method].flat().every((one) => READING.includes(one));
    if (writes && responses && typeof responses === 'object') Object.assign(responses, { 403: forbidden });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (READING.includes(request.method) || !isForeign(request)) done();
    else done(httpError(403, errorTexts.otherSite));
  });
}
