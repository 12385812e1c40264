import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withTypes } from '../../http/api.ts';
import { linkPageOptions, linkToken } from '../../http/link-token.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { ref } from '../../http/schemas.ts';
import { newsletterProblems } from '../problems.ts';
import { LinkQuery, NewsletterUnsubscription } from '../schemas.ts';
import { confirmRoutes } from './confirm-routes.ts';
import { type Step, sendLinkPage, wantsPage } from './link-page.ts';
import { unsubscribePage } from './messages.ts';
import { stateOfSubscription } from './subscriptions.ts';
import { subscriptionOf } from './unsubscribe-token.ts';

const BODY_LIMIT = 4_096;

const page = (request: FastifyRequest, reply: FastifyReply, step: Step, token?: string) =>
  sendLinkPage(request, reply, { messages: unsubscribePage, step, ...(token && { token }) });

/**
 * POST unsubscribes: for the button of the page, programs, and the one-click request of RFC 8058.
 * GET only shows the page, because mail scanners follow links.
 */
export async function linkRoutes(app: FastifyInstance): Promise<void> {
  // The body does not matter; mail programs send `List-Unsubscribe=One-Click` as either form type.
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async () => undefined);
  const api = withTypes(app);
  confirmRoutes(api, BODY_LIMIT);

  api.get('/newsletter/unsubscribe', linkPageOptions, async (request, reply) => {
    const token = linkToken(request);
    const id = token === undefined ? undefined : subscriptionOf(api.keyring, token);
    if (id === undefined) return page(request, reply, 'failed');
    const hasEnded = (await stateOfSubscription(api.store, id)) === undefined;
    return page(request, reply, hasEnded ? 'already' : 'ask', token);
  });

  api.post(
    '/newsletter/unsubscribe',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'token', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'unsubscribeFromNewsletter',
        summary: 'End a subscription to the newsletter',
        description:
          'With the token of the link in each mail. Whatever the body holds, once or again, the answer is the same. A browser (`Accept: text/html`) is answered with a page.',
        tags: ['Newsletter'],
        querystring: LinkQuery,
        response: {
          200: { description: 'The address is not on the list', ...ref(NewsletterUnsubscription) },
          ...errors(400, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      const id = subscriptionOf(api.keyring, token);
      if (id === undefined && wantsPage(request)) return page(request, reply, 'failed');
      if (id === undefined) throw newsletterProblems.badUnsubscribeLink();
      const ended = await api.store.db
        .deleteFrom('newsletter_subscription')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (wantsPage(request)) return page(request, reply, ended ? 'done' : 'already');
      return reply.send({ subscribed: false as const });
    },
  );
}
