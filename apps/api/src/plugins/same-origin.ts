import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of another site sent the request. `Sec-Fetch-Site` comes first: scripts cannot set
 * it, and it works behind a proxy that changes `Host`. Apps and command lines send neither header
 * and are no risk.
 */
function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined || site === 'same-origin') return false;
  // The origin of a sandboxed page is "null", which is not a URL.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Call it before the routes are registered: it documents the 403. */
export function sameOrigin(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, schema }) => {
    const responses = schema?.response;
    const writes = ![method].flat().every((one) => SAFE_METHODS.includes(one));
    if (writes && responses && typeof responses === 'object')
      Object.assign(responses, { 403: forbidden, ...responses });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method) || !isCrossSite(request)) done();
    else done(httpProblems.otherSite());
  });
}
