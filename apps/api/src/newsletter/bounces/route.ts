import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addSchemas, withTypes } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { ref } from '../../http/schemas.ts';
import { newsletterProblems } from '../problems.ts';
import { NewsletterBounce } from '../schemas.ts';
import { takeBounce } from './bounces.ts';
import { readNotification } from './notification.ts';

/** Some mail servers return the whole message. */
const BODY_LIMIT = 1_048_576;
const mailTypes = ['message/rfc822', 'multipart/report'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What mail servers report of newsletters that they could not deliver. */
export async function bounceRoute(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    mailTypes,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_: unknown, mail: string) => mail,
  );
  const api = withTypes(app);
  addSchemas(api, NewsletterBounce);
  const { bounceToken } = app.newsletter;
  const expected = bounceToken && digest(`Bearer ${bounceToken}`);

  api.post(
    '/newsletter/bounces',
    {
      bodyLimit: BODY_LIMIT,
      // A mail server reports many at once; who asks is checked first.
      config: { access: 'token', cache: NO_STORE, rateLimit: api.rateLimits.staffWrite },
      preValidation: async (request) => {
        if (!expected) throw newsletterProblems.noBounceReports();
        if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
        throw newsletterProblems.bounceTokenWanted().with({ 'www-authenticate': 'Bearer' });
      },
      schema: {
        operationId: 'reportNewsletterBounce',
        summary: 'Report that a newsletter could not be delivered',
        description:
          'For mail servers, with the token of `NEWSLETTER_BOUNCE_TOKEN` as `Authorization: Bearer`. After a permanent one nothing is sent to the address any more. The same again changes nothing. It also takes a delivery status notification (RFC 3464) as `message/rfc822` or `multipart/report`, which must have the identifier of the message.',
        tags: ['Newsletter'],
        body: { content: { 'application/json': { schema: ref(NewsletterBounce) } } },
        response: {
          204: { description: 'Taken, whether or not there is such a subscription', type: 'null' },
          ...errors(400, 401, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const bounce =
        typeof request.body === 'string' ? readNotification(request.body) : (request.body as NewsletterBounce);
      if (bounce) await takeBounce(api.store, bounce);
      return reply.code(204).send(null);
    },
  );
}
