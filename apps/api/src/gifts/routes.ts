import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { Receipt } from '../http/submissions/reference.ts';
import { storeSubmission } from '../http/submissions/store-submission.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { toHundredths } from './amount.ts';
import { GiftInput } from './schemas.ts';
import { giftNotices } from './submission.ts';

export function routes(api: Api): void {
  addSchemas(api, GiftInput, Receipt);

  api.post(
    '/gifts',
    {
      bodyLimit: 32_768,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'reportGift',
        summary: 'Say that a gift was sent',
        description:
          'Moves no money. Staff look for the transfer on the account; then the donor is mailed a receipt in the language of this call.',
        tags: ['Applications'],
        headers: idempotencyHeaders,
        body: ref(GiftInput),
        response: { 201: { description: 'Stored', ...ref(Receipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { method, amount, currency, sent_on, transfer_reference, name, email } = request.body;
      const receipt = await storeSubmission(api.store, request, giftNotices.letter, async (db, head) => {
        await db
          .insertInto('gift')
          .values({
            ...head,
            ...{ method, amount: toHundredths(amount), currency, sent_on, email },
            transfer_reference: normalise(transfer_reference),
            name: normaliseOrNull(name),
          })
          .execute();
        const { reference, language } = head;
        await api.mail.queue(db, { about: 'gift', reference, email, language });
      });
      return reply.code(201).send(receipt);
    },
  );
}
