import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { Receipt } from '../http/submissions/reference.ts';
import { storeSubmission } from '../http/submissions/store-submission.ts';
import { toRow, VolunteerApplicationInput } from './schemas.ts';
import { volunteerApplications } from './submission.ts';

export function routes(api: Api): void {
  addSchemas(api, VolunteerApplicationInput, Receipt);

  api.post(
    '/volunteer-applications',
    {
      // Far more than its texts may have; comparing the items of an endless list would take long.
      bodyLimit: 32_768,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'applyAsVolunteer',
        summary: 'Apply to volunteer',
        tags: ['Applications'],
        headers: idempotencyHeaders,
        body: ref(VolunteerApplicationInput),
        response: { 201: { description: 'Stored', ...ref(Receipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const row = toRow(request.body);
      const receipt = await storeSubmission(api.store, request, volunteerApplications.letter, async (db, head) => {
        await db
          .insertInto('volunteer_application')
          .values({ ...head, ...row })
          .execute();
        await api.mail.queue(db, {
          about: 'volunteer',
          reference: head.reference,
          email: row.email,
          language: head.language,
        });
      });
      return reply.code(201).send(receipt);
    },
  );
}
