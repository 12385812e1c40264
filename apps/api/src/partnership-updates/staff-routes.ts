import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { staffOf } from '../staff/guard.ts';
import { mayRead, mayWrite } from '../staff/inbox-roles.ts';
import { newsProblems } from './post-problems.ts';
import { PostParams, Posts, PostsQuery, schemas, Visibility } from './post-schemas.ts';
import { changeVisibility, readPosts } from './posts.ts';

/** What visitors post to the updates of partners, and whether it shows. */
export function staffRoutes(api: Api): void {
  addSchemas(api, ...schemas);

  api.get(
    '/posts',
    {
      config: { staff: mayRead },
      preValidation: wholeNumbers('page'),
      schema: {
        operationId: 'getPosts',
        summary: 'What visitors posted to the updates of partners',
        description: 'Newest first. The foundation’s own updates are a content list.',
        tags: ['Staff'],
        querystring: PostsQuery,
        response: { 200: { description: 'One page', ...ref(Posts) }, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({ ...(await readPosts(api.store, request.query)), moderation: api.moderation }),
  );

  api.put(
    '/posts/:id/visibility',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite, publishes: true },
      schema: {
        operationId: 'changePostVisibility',
        summary: 'Show, approve or hide a post',
        description:
          'With an entry in the audit trail. Every server shows it at once. 409 if somebody else has decided it since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: PostParams,
        body: ref(Visibility),
        response: {
          204: { description: 'Done', type: 'null' },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { username } = staffOf(request);
      await writeOnce(api.store, request, async (db) => {
        const outcome = await changeVisibility({ db }, request.params.id, { ...request.body, who: username });
        if (outcome === 'unknown') throw newsProblems.unknownPost();
        if (outcome === 'changed') throw newsProblems.decidedSince();
        return {};
      });
      request.server.dataChange.emit('change');
      return reply.code(204).send(null);
    },
  );
}
