import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { Receipt } from '../http/submissions/reference.ts';
import { storeSubmission } from '../http/submissions/store-submission.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { ConsultationInput } from './consultation-schemas.ts';
import { consultations } from './submissions.ts';

export function consultationRoutes(api: Api): void {
  addSchemas(api, ConsultationInput, Receipt);

  api.post(
    '/consultations',
    {
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'requestConsultation',
        summary: 'Ask for a talk about a partnership',
        description: 'Staff are notified, and the sender gets a confirmation.',
        tags: ['Applications'],
        headers: idempotencyHeaders,
        body: ref(ConsultationInput),
        response: { 201: { description: 'Stored', ...ref(Receipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { name, email, organization, message } = request.body;
      const receipt = await storeSubmission(api.store, request, consultations.letter, async (db, head) => {
        await db
          .insertInto('consultation')
          .values({
            ...head,
            name: normalise(name),
            email,
            organization: normaliseOrNull(organization),
            message: normalise(message),
          })
          .execute();
        const { reference, language } = head;
        await api.mail.queue(db, { about: 'consultation', reference, email, language });
      });
      return reply.code(201).send(receipt);
    },
  );
}
