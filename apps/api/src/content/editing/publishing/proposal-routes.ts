import type { FastifyRequest } from 'fastify';
import { type Api, addSchemas } from '../../../http/api.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { ref } from '../../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../../http/submissions/idempotency.ts';
import { mayApproveContent, mayEditContent } from '../../../staff/content-roles.ts';
import { staffOf } from '../../../staff/guard.ts';
import { knownPath, openList } from '../list-routes.ts';
import { ContentList, ProposalInput, PublicationInput } from '../schemas.ts';
import { approveDraft, proposeDraft, withdrawProposal } from './proposals.ts';
import { showAtOnce } from './publication-routes.ts';
import { type PublishingParts, partsIn } from './publish.ts';
import { errorFor } from './refusal-errors.ts';
import type { Refusal } from './refused.ts';

/** Where gifts go changes only with two people. */
export function contentProposalRoutes(api: Api): void {
  addSchemas(api, ProposalInput);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite };
  const response = {
    200: { description: 'The list', ...ref(ContentList) },
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
  };
  const write = (request: FastifyRequest, work: (parts: PublishingParts) => Promise<Refusal | undefined>) =>
    writeOnce(api.store, request, async (db) => {
      const refusal = await work(partsIn(api, db));
      if (refusal) throw errorFor(refusal);
      return {};
    });

  api.post(
    '/content/proposal',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'proposeContentDraft',
        summary: 'Ask another administrator to publish a draft that sends gifts elsewhere',
        description:
          'All administrators get a mail. Saving the draft again withdraws it. If no other administrator could approve it, the second factor must have been given within five minutes (403), and the own approval is possible after 24 hours. 409 if the draft needs no second person, has problems, or is not what you have seen.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(PublicationInput),
        response,
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const proposal = { ...request.body, path, person: staffOf(request) };
      await write(request, (parts) => proposeDraft(parts, proposal));
      api.mail.wake();
      return openList(request, path);
    },
  );

  api.post(
    '/content/approval',
    {
      config: { ...config, staff: mayApproveContent, publishes: true },
      schema: {
        operationId: 'approveContentDraft',
        summary: 'Publish a draft that somebody else has proposed',
        description:
          'All administrators get a mail. 403 for who proposed it, unless no other administrator could and 24 hours have passed, and while one of the two has been on the staff, or in that role, for less than 24 hours. 409 if it is not what you have seen; then nothing is published.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(ProposalInput),
        response,
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const seen = { ...request.body, path, person: staffOf(request) };
      await write(request, (parts) => approveDraft(parts, seen));
      showAtOnce(api);
      api.mail.wake();
      return openList(request, path);
    },
  );

  api.post(
    '/content/proposal/stop',
    {
      config,
      schema: {
        operationId: 'stopContentProposal',
        summary: 'Refuse a proposal, or take it back',
        description: 'The draft stays. 409 if the proposal is not the one that you have seen.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(ProposalInput),
        response,
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const seen = { ...request.body, path, person: staffOf(request) };
      await write(request, (parts) => withdrawProposal(parts, seen));
      return openList(request, path);
    },
  );
}
