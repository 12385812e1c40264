import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { Receipt } from '../http/submissions/reference.ts';
import { storeSubmission } from '../http/submissions/store-submission.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { consultationRoutes } from './consultation-routes.ts';
import { FeedbackInput } from './schemas.ts';
import { feedbackMessages } from './submissions.ts';

export function routes(api: Api): void {
  feedbackRoutes(api);
  consultationRoutes(api);
}

function feedbackRoutes(api: Api): void {
  addSchemas(api, FeedbackInput, Receipt);

  api.post(
    '/feedback',
    {
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'sendFeedback',
        summary: 'Tell the foundation what you think of the site or of its work',
        tags: ['Applications'],
        headers: idempotencyHeaders,
        body: ref(FeedbackInput),
        response: { 201: { description: 'Stored', ...ref(Receipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { message, name, page, rating } = request.body;
      const email = normaliseOrNull(request.body.email);
      const receipt = await storeSubmission(api.store, request, feedbackMessages.letter, async (db, head) => {
        await db
          .insertInto('feedback')
          .values({
            ...head,
            message: normalise(message),
            name: normaliseOrNull(name),
            email,
            page: normaliseOrNull(page),
            rating: rating ?? null,
          })
          .execute();
        const { reference, language } = head;
        await api.mail.queue(db, { about: 'feedback', reference, email, language });
      });
      return reply.code(201).send(receipt);
    },
  );
}
