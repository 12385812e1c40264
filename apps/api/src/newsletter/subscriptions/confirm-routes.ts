import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { linkPageOptions, linkToken } from '../../http/link-token.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { ref } from '../../http/schemas.ts';
import { newsletterProblems } from '../problems.ts';
import { LinkQuery, NewsletterConfirmation } from '../schemas.ts';
import { subscriptionToConfirm } from './confirm-token.ts';
import { type Step, sendLinkPage, wantsPage } from './link-page.ts';
import { confirmPage } from './messages.ts';
import { confirmSubscription, stateOfSubscription } from './subscriptions.ts';

const page = (request: FastifyRequest, reply: FastifyReply, step: Step, token?: string) =>
  sendLinkPage(request, reply, { messages: confirmPage, step, ...(token && { token }) });

/** POST confirms. GET only shows the page, because mail scanners follow links. */
export function confirmRoutes(api: Api, bodyLimit: number): void {
  api.get('/newsletter/confirm', linkPageOptions, async (request, reply) => {
    const token = linkToken(request);
    const id = token === undefined ? undefined : subscriptionToConfirm(api.keyring, token);
    if (id === undefined) return page(request, reply, 'failed');
    const isActive = (await stateOfSubscription(api.store, id)) === 'active';
    return page(request, reply, isActive ? 'already' : 'ask', token);
  });

  api.post(
    '/newsletter/confirm',
    {
      bodyLimit,
      config: { access: 'token', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'confirmNewsletterSubscription',
        summary: 'Confirm a subscription to the newsletter',
        description:
          'With the token of the mailed link. Whatever the body holds, once or again, the answer is the same, until the subscription ends. A browser (`Accept: text/html`) is answered with a page.',
        tags: ['Newsletter'],
        querystring: LinkQuery,
        response: {
          200: { description: 'The address gets the newsletter', ...ref(NewsletterConfirmation) },
          ...errors(400, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const id = subscriptionToConfirm(api.keyring, request.query.token);
      const outcome = id === undefined ? undefined : await confirmSubscription(api.store, id);
      if (wantsPage(request)) return page(request, reply, outcome ?? 'failed');
      if (!outcome) throw newsletterProblems.badConfirmLink();
      return reply.send({ subscribed: true as const });
    },
  );
}
