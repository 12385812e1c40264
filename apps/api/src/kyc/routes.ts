import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { normaliseOrNull } from '../text/normalise.ts';
import { createKycApplication } from './applications.ts';
import { type KycApplication, KycApplicationInput, KycDocument, KycReceipt } from './schemas.ts';
import { documentRoute } from './uploads/document-route.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** Normalises every text and drops blank optional ones. */
function normaliseAll(input: KycApplication): KycApplication {
  const normalised = Object.entries(input)
    .map(([name, value]) => [name, typeof value === 'string' ? normaliseOrNull(value) : value])
    .filter(([, value]) => value !== null);
  // The cast: the same names, and texts stay texts.
  return { ...(Object.fromEntries(normalised) as KycApplication), email: input.email };
}

export async function routes(api: Api): Promise<void> {
  addSchemas(api, KycApplicationInput, KycReceipt, KycDocument);
  await api.register(documentRoute);
  await api.register(uploadRoutes);

  api.post(
    '/kyc-applications',
    {
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'createKycApplication',
        summary: 'Send an identity (KYC) application',
        description:
          'All that is sent is encrypted before it is stored. Then send the documents with `uploadKycDocument` and the `upload_token`.',
        tags: ['Applications'],
        headers: idempotencyHeaders,
        body: ref(KycApplicationInput),
        response: { 201: { description: 'Stored', ...ref(KycReceipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createKycApplication(api, request, normaliseAll(request.body))),
  );
}
