import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../http/submissions/idempotency.ts';
import { mayEditContent, mayReadContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { headOf } from './answers.ts';
import { addIssue, correctedIssue, discardIssue, readIssues, saveIssue } from './issues.ts';
import { changedSince, openIssue } from './open.ts';
import { DraftQuery, IdQuery, Issue, IssueInput, Issues, NewIssue } from './schemas.ts';

/** Thirty blocks of the longest texts, in four languages of three bytes a letter. */
const BODY_LIMIT = 1_048_576;

export function newsletterIssueRoutes(api: Api): void {
  addSchemas(api, Issues, Issue, IssueInput, NewIssue);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite };
  const issue = { description: 'The issue', ...ref(Issue) };

  api.get(
    '/newsletter/issues',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'getNewsletterIssues',
        summary: 'All issues of the newsletter',
        tags: ['Staff'],
        response: { 200: { description: 'The newest first', ...ref(Issues) }, ...errors(401, 403) },
      },
    },
    async () => ({
      issues: await Promise.all((await readIssues(api.store)).map((row) => headOf(api.store, row))),
    }),
  );

  api.post(
    '/newsletter/issues',
    {
      config,
      schema: {
        operationId: 'addNewsletterIssue',
        summary: 'Begin an issue',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(NewIssue),
        response: {
          201: { description: 'An empty draft', ...ref(Issue) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { username } = staffOf(request);
      const { id } = await writeOnce(api.store, request, (db) => addIssue(db, username));
      return reply.code(201).send(await openIssue(request, id));
    },
  );

  api.get(
    '/newsletter/issue',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'getNewsletterIssue',
        summary: 'One issue, and what keeps it from being sent',
        tags: ['Staff'],
        querystring: IdQuery,
        response: { 200: issue, ...errors(401, 403, 404, 422) },
      },
    },
    (request) => openIssue(request, request.query.id),
  );

  api.put(
    '/newsletter/issue',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'saveNewsletterIssue',
        summary: 'Save a draft',
        description:
          'It may have problems, which are in the answer. Its texts are typeset as their language is. 409 if somebody else has saved or sent it since; then nothing was saved.',
        tags: ['Staff'],
        body: ref(IssueInput),
        response: { 200: issue, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { body: written, as_typed: isAsTyped, ...seen } = request.body;
      const body = isAsTyped ? written : await correctedIssue(api.store.db, seen.id, written);
      const isSaved = await saveIssue(api.store, seen, { body, who: staffOf(request).username });
      if (!isSaved) throw await changedSince(api.store.db, seen.id);
      return openIssue(request, seen.id);
    },
  );

  api.delete(
    '/newsletter/issue',
    {
      config,
      schema: {
        operationId: 'discardNewsletterIssue',
        summary: 'Discard a draft',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        querystring: DraftQuery,
        response: { 204: { description: 'Done', type: 'null' }, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      await writeOnce(api.store, request, async (db) => {
        const isDiscarded = await discardIssue({ db }, request.query, staffOf(request).username);
        if (!isDiscarded) throw await changedSince(db, request.query.id);
        return {};
      });
      return reply.code(204).send(null);
    },
  );
}
