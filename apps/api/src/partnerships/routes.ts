import type { Static } from 'typebox';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders } from '../http/submissions/idempotency.ts';
import { Receipt } from '../http/submissions/reference.ts';
import { storeSubmission } from '../http/submissions/store-submission.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { phoneOrNull } from '../text/phone.ts';
import { type LongPartnershipApplication, PartnershipApplicationInput } from './application-schemas.ts';
import { partnershipApplications } from './submission.ts';

type Input = Static<typeof PartnershipApplicationInput>;
type Long = Static<typeof LongPartnershipApplication>;

/** The columns that only the long form has. */
function longRow(input: Partial<Long>) {
  return {
    website: normaliseOrNull(input.website),
    legal_entity_type: normaliseOrNull(input.legalEntityType),
    registration_number: normaliseOrNull(input.registrationNumber),
    tax_id: normaliseOrNull(input.taxId),
    compliance_officer: normaliseOrNull(input.complianceOfficer),
    focus_areas: normaliseOrNull(input.focusAreas),
    proposed_collaboration: normaliseOrNull(input.proposedCollaboration),
    requires_kyc: Number(input.requiresKyc ?? false),
    aml_policy: Number(input.amlPolicy ?? false),
  };
}

/** The columns of an application, normalised. */
function toRow(input: Input) {
  const isLong = 'contactPerson' in input;
  return {
    form: isLong ? ('long' as const) : ('short' as const),
    organization_name: normalise(input.organizationName),
    organization_type: normaliseOrNull(input.organizationType),
    contact_name: normalise(isLong ? input.contactPerson : input.contactName),
    email: input.email,
    phone: phoneOrNull(input.phone),
    country: normaliseOrNull(input.country),
    description: normaliseOrNull(input.description),
    resources: normaliseOrNull(input.resources),
    partnership_type: isLong ? null : normaliseOrNull(input.partnershipType),
    experience: isLong ? null : normaliseOrNull(input.experience),
    ...longRow(isLong ? input : {}),
  };
}

export function routes(api: Api): void {
  addSchemas(api, PartnershipApplicationInput, Receipt);

  api.post(
    '/partnership-application',
    {
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'applyForPartnership',
        summary: 'Apply to become a partner, with the short or the long form',
        tags: ['Partnerships'],
        headers: idempotencyHeaders,
        body: ref(PartnershipApplicationInput),
        response: { 201: { description: 'Stored', ...ref(Receipt) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const row = toRow(request.body);
      const receipt = await storeSubmission(api.store, request, partnershipApplications.letter, async (db, head) => {
        await db
          .insertInto('partnership_application')
          .values({ ...head, ...row })
          .execute();
        await api.mail.queue(db, {
          about: 'partnership',
          reference: head.reference,
          email: row.email,
          language: head.language,
        });
      });
      return reply.code(201).send(receipt);
    },
  );
}
