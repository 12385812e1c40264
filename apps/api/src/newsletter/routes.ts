import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { bounceRoute } from './bounces/route.ts';
import { newsletterProblems } from './problems.ts';
import {
  NewsletterConfirmation,
  NewsletterSubscription,
  NewsletterSubscriptionInput,
  NewsletterUnsubscription,
} from './schemas.ts';
import { subscribe } from './subscriptions/subscriptions.ts';
import { linkRoutes } from './subscriptions/unsubscribe-routes.ts';

export async function routes(api: Api): Promise<void> {
  addSchemas(
    api,
    NewsletterSubscriptionInput,
    NewsletterSubscription,
    NewsletterUnsubscription,
    NewsletterConfirmation,
  );
  await api.register(linkRoutes);
  await api.register(bounceRoute);

  api.post(
    '/newsletter/subscribe',
    {
      bodyLimit: 16_384,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'subscribeToNewsletter',
        summary: 'Subscribe an e-mail address to the newsletter',
        description:
          'The same address is taken once, in whatever case it is typed: then 400 "Email already subscribed". If owners confirm their addresses, it waits for the link that is mailed, and the same address may ask for it again.',
        tags: ['Newsletter'],
        headers: idempotencyHeaders,
        body: ref(NewsletterSubscriptionInput),
        response: {
          201: { description: 'Stored', ...ref(NewsletterSubscription) },
          ...errors(400, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { email, source = null } = request.body;
      const language = languageOf(request);
      const stored = await writeOnce(api.store, request, async (db) => {
        const subscribedAt = new Date().toISOString();
        const { confirms } = api.newsletter;
        const rules = { confirms, isMailSetUp: api.mail.isConfigured };
        const about = await subscribe(db, { email, language, source }, rules);
        if (!about) throw newsletterProblems.alreadySubscribed();
        await api.mail.queue(db, { about, email, language });
        return { subscribed_at: subscribedAt, to_confirm: about === 'newsletter-confirm' };
      });
      return reply.code(201).send({ email, ...stored });
    },
  );
}
