import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { CspReport } from './schemas.ts';

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** Values that are no address: `inline`, `eval`, `data`, … */
const KEYWORD = /^[a-z-]{1,20}$/;

/** What the log keeps of a blocked address: its origin. Nothing of what is no site: extensions of visitors break the policy every day. */
function originOf(blocked: string): string | undefined {
  if (KEYWORD.test(blocked)) return blocked;
  const address = URL.parse(blocked);
  return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
}

/**
 * POST /csp-reports: where browsers report what the policy of a page stopped (see `plugins/security.ts`). It goes to the log
 * as a warning: after a release it says that a page lost something, at other times that someone tried to inject something.
 */
export async function cspReportRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  withTypes(app).post(
    '/csp-reports',
    { bodyLimit: 16_384, config: { rateLimit: app.rateLimits.write }, schema: { hide: true, body: CspReport } },
    async (request, reply) => {
      const { 'effective-directive': directive, 'blocked-uri': uri = '' } = request.body['csp-report'];
      const blocked = originOf(uri);
      if (DIRECTIVE.test(directive) && blocked) request.log.warn({ directive, blocked }, 'stopped by the page policy');
      return reply.code(204).send();
    },
  );
}
