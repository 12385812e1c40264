import type { FastifyInstance } from 'fastify';
import { type Api, withTypes } from '../http/api.ts';
import { NO_STORE } from '../http/public-call.ts';
import { CspReport } from './schemas.ts';

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** Values that are not a URL: `inline`, `eval`, `data`, … */
const KEYWORD = /^[a-z-]{1,20}$/;

/** Other schemes are ignored: browser extensions violate the policy every day. */
function originOf(blocked: string): string | undefined {
  if (KEYWORD.test(blocked)) return blocked;
  const address = URL.parse(blocked);
  return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
}

/** A violation means that something broke in a release, or that someone tried an injection. */
export async function routes(api: Api): Promise<void> {
  await api.register(cspReportRoute);
}

async function cspReportRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  withTypes(app).post(
    '/csp-reports',
    {
      bodyLimit: 16_384,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: app.rateLimits.write },
      schema: { hide: true, body: CspReport },
    },
    async (request, reply) => {
      const { 'effective-directive': directive, 'blocked-uri': uri = '' } = request.body['csp-report'];
      const blocked = originOf(uri);
      if (DIRECTIVE.test(directive) && blocked) request.log.warn({ directive, blocked }, 'stopped by the page policy');
      return reply.code(204).send();
    },
  );
}
