import { Type } from 'typebox';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { oneOf, ref, strictObject } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { heldQueues, readRestored } from '../jobs/held.ts';
import { staffOf } from '../staff/guard.ts';
import { decideHeld, heldChoices } from './decide.ts';
import { RestoredState } from './schemas.ts';

const HeldDecision = strictObject(
  {
    queue: Type.Optional(oneOf(heldQueues, { description: 'Without it all', examples: ['newsletter'] })),
    choice: oneOf(heldChoices, {
      description:
        '`unsent`: what was never sent goes out. `rest`: also what may have been sent. `drop`: nothing goes out',
      examples: ['unsent'],
    }),
  },
  { $id: 'HeldDecision' },
);

const Decided = strictObject(
  { restored: Type.Union([ref(RestoredState), Type.Null()], { description: 'What still waits' }) },
  { $id: 'HeldDecided' },
);

export function heldRoute(api: Api): void {
  addSchemas(api, HeldDecision, Decided);

  api.post(
    '/held/decision',
    {
      config: { staff: ['administrator'], rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'decideHeld',
        summary: 'Decide what goes out of a restored database',
        description: 'When nothing is held any more, all goes on as before. 409 if someone else has decided it before.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(HeldDecision),
        response: {
          200: { description: 'What still waits', ...ref(Decided) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      await writeOnce(api.store, request, async (db) => {
        await decideHeld({ db }, { ...request.body, who: staffOf(request).username });
        return {};
      });
      api.mail.wake();
      api.newsletter.wake();
      return { restored: (await readRestored(api.store.db)) ?? null };
    },
  );
}
