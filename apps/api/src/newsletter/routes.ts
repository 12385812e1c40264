import { randomUUID } from 'node:crypto';
import { type Api, addSchemas } from '../http/api.ts';
import { normaliseEmail } from '../http/email.ts';
import { httpError } from '../http/http-error.ts';
import { idempotencyHeaders, writeOnce } from '../http/idempotency.ts';
import { languageOf } from '../http/language.ts';
import { errors, ref } from '../http/schemas.ts';
import { NewsletterSubscription, NewsletterSubscriptionInput, NewsletterUnsubscription } from './schemas.ts';
import { unsubscribeRoute } from './unsubscribe-route.ts';

export async function newsletterRoutes(api: Api): Promise<void> {
  addSchemas(api, NewsletterSubscriptionInput, NewsletterSubscription, NewsletterUnsubscription);
  await api.register(unsubscribeRoute);

  api.post(
    '/newsletter/subscribe',
    {
      bodyLimit: 16_384,
      config: { rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'subscribeToNewsletter',
        summary: 'Subscribe an e-mail address to the newsletter',
        description:
          'The same address is taken once, in whatever case it is typed: then 400 "Email already subscribed".',
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
      const email = normaliseEmail(request.body.email);
      const source = request.body.source ?? null;
      const language = languageOf(request);
      const stored = await writeOnce(api.store, request, async (db) => {
        const subscribedAt = new Date().toISOString();
        // The unique index ensures that of two concurrent requests only one succeeds.
        const row = await db
          .insertInto('newsletter_subscription')
          .values({ id: randomUUID(), email, language, source, created_at: subscribedAt })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) throw httpError(400, 'Email already subscribed');
        await api.mail.queue(db, { about: 'newsletter', email, language });
        return { subscribed_at: subscribedAt };
      });
      return reply.code(201).send({ email, ...stored });
    },
  );
}
