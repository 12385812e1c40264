import { type Api, addSchemas } from '../http/api.ts';
import { normaliseEmail } from '../http/email.ts';
import { idempotencyHeaders } from '../http/idempotency.ts';
import { receive } from '../http/receive.ts';
import { Receipt } from '../http/reference.ts';
import { errors, ref } from '../http/schemas.ts';
import { tidy, tidyOrNull } from '../http/text.ts';
import { FeedbackInput } from './schemas.ts';

/** POST /feedback */
export function feedbackRoutes(api: Api): void {
  addSchemas(api, FeedbackInput, Receipt);

  api.post(
    '/feedback',
    {
      config: { rateLimit: api.rateLimits.write },
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
      const email = tidyOrNull(request.body.email);
      const receipt = await receive(api.store, request, 'F', (db, head) =>
        db
          .insertInto('feedback')
          .values({
            ...head,
            message: tidy(message),
            name: tidyOrNull(name),
            email: email && normaliseEmail(email),
            page: tidyOrNull(page),
            rating: rating ?? null,
          })
          .execute(),
      );
      return reply.code(201).send(receipt);
    },
  );
}
