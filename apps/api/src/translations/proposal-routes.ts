import { correctTyping } from '@nzete/domain';
import { errorFor } from '../content/editing/publishing/refusal-errors.ts';
import { refusalOf } from '../content/editing/publishing/refused.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, isDone, writeOnce } from '../http/submissions/idempotency.ts';
import { mayApproveContent, mayEditContent } from '../staff/content-roles.ts';
import { staffOf } from '../staff/guard.ts';
import { assertFits, assertSeen, textOf } from './found-text.ts';
import { translationProblems } from './problems.ts';
import { approveText, proposeText, stopText } from './proposals.ts';
import { Text, TextInput, TextProposalInput } from './schemas.ts';
import { writeText } from './write-text.ts';

/** Says why something was refused, which undoes it. */
async function done(work: Promise<unknown>) {
  const refusal = await refusalOf(work);
  if (refusal) throw errorFor(refusal);
  return {};
}

/** What security mails say changes only with two people. */
export function translationProposalRoutes(api: Api): void {
  addSchemas(api, TextInput, TextProposalInput);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite };
  const response = {
    200: { description: 'The text', ...ref(Text) },
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
  };

  api.post(
    '/translations/proposal',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'proposeTranslation',
        summary: 'Ask another administrator to approve a text of a security mail',
        description:
          'All administrators get a mail, and the text is not in force before one approves. If no other administrator could, the second factor must have been given within five minutes (403), and the own approval is possible after 24 hours. 409 if the text needs no second person, is not what you have seen, or has a proposal that waits.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(TextInput),
        response,
      },
    },
    async (request) => {
      const { id, language, text, as_typed: isAsTyped } = request.body;
      const wanted = isAsTyped ? text : correctTyping(text, language).text;
      const before = await textOf(request, id, language);
      if (!(await isDone(api.store, request))) {
        if (!before.needs_approval) throw translationProblems.notSecured();
        assertSeen(before, request.body);
        assertFits(before, wanted);
        if (wanted === before.text) return before;
      }
      const proposal = { before, language, text: wanted, person: staffOf(request) };
      await writeOnce(api.store, request, (db) => done(proposeText({ store: { db }, mail: api.mail }, proposal)));
      api.mail.wake();
      return textOf(request, id, language);
    },
  );

  api.post(
    '/translations/approval',
    {
      config: { ...config, staff: mayApproveContent, publishes: true },
      schema: {
        operationId: 'approveTranslation',
        summary: 'Put a text in force that somebody else has proposed',
        description:
          'All administrators get a mail. 403 for who proposed it, unless no other administrator could and 24 hours have passed, and while one of the two has been on the staff, or in that role, for less than 24 hours. 409 if the proposal, the English or the text in force is not what you have seen.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(TextProposalInput),
        response,
      },
    },
    async (request) => {
      const { id, language, proposed_at } = request.body;
      const before = await textOf(request, id, language);
      if (!(await isDone(api.store, request))) {
        assertSeen(before, request.body);
        // The release may have changed the English since.
        if (before.proposal) assertFits(before, before.proposal.text);
      }
      const seen = { before, language, proposed_at, person: staffOf(request) };
      const after = await writeText(request, { before, language }, async (store) => {
        let isSaved = false;
        await done(
          approveText({ store, mail: api.mail }, seen).then((saved) => {
            isSaved = saved;
          }),
        );
        return isSaved;
      });
      api.mail.wake();
      return after;
    },
  );

  api.post(
    '/translations/proposal/stop',
    {
      config,
      schema: {
        operationId: 'stopTextProposal',
        summary: 'Refuse a proposed text, or take it back',
        description: '409 if the proposal is not the one that you have seen.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(TextProposalInput),
        response,
      },
    },
    async (request) => {
      const { id, language, proposed_at } = request.body;
      const before = await textOf(request, id, language);
      const seen = { before, language, proposed_at, person: staffOf(request) };
      await writeOnce(api.store, request, (db) => done(stopText({ store: { db } }, seen)));
      return textOf(request, id, language);
    },
  );
}
