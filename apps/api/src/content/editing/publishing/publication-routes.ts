import type { FastifyInstance } from 'fastify';
import { readList } from '../../../db/stored-json.ts';
import { type Api, addSchemas } from '../../../http/api.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { ref } from '../../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../../http/submissions/idempotency.ts';
import { wholeNumbers } from '../../../http/validation/query-numbers.ts';
import { mayEditContent, mayReadContent } from '../../../staff/content-roles.ts';
import { staffOf } from '../../../staff/guard.ts';
import { nameAndTime } from '../../../text/name-and-time.ts';
import { readVersion, readVersions } from '../../versions.ts';
import { knownPath, openList } from '../list-routes.ts';
import { contentProblems } from '../problems.ts';
import { ContentList, ListQuery, PublicationInput } from '../schemas.ts';
import { proposalProblems } from './proposal-problems.ts';
import { partsIn, publishDraft, restoreKept } from './publish.ts';
import { errorFor } from './refusal-errors.ts';
import type { Refusal } from './refused.ts';
import { ContentVersionBody, ContentVersions, RestorationInput, VersionQuery } from './version-schemas.ts';

function notRestored(refusal: Refusal): Error {
  switch (refusal.reason) {
    case 'problems':
      return contentProblems.versionDoesNotFit();
    case 'no-draft':
      return contentProblems.unknownVersion();
    case 'changed':
      return contentProblems.restoredTooLate(nameAndTime(refusal.by, refusal.at));
    case 'not-approved':
      return proposalProblems.restoredAlone();
    default:
      return errorFor(refusal);
  }
}

/** What visitors see on this server from the next request; on others within half a minute. */
export const showAtOnce = ({ content }: FastifyInstance) => content.forget();

export function contentPublicationRoutes(api: Api): void {
  addSchemas(api, PublicationInput, RestorationInput, ContentVersions, ContentVersionBody);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite, publishes: true };
  const list = { 200: { description: 'The list', ...ref(ContentList) } };
  const failures = errors(400, 401, 403, 404, 409, 413, 415, 422, 429);

  api.post(
    '/content/publication',
    {
      config,
      schema: {
        operationId: 'publishContentDraft',
        summary: 'Publish a draft now',
        description:
          'All servers show it within 30 seconds. 409 if it has problems, if somebody else saved it or chose a time since, if the list was published since it was begun, or if it sends gifts elsewhere: that takes two people (`proposeContentDraft`). Then nothing is published.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(PublicationInput),
        response: { ...list, ...failures },
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const { saved_at, expected_publish_at: planned = null } = request.body;
      const draft = { path, saved_at, planned, who: staffOf(request).username };
      await writeOnce(api.store, request, async (db) => {
        const refusal = await publishDraft(partsIn(api, db), draft);
        if (refusal) throw errorFor(refusal);
        return {};
      });
      showAtOnce(api);
      return openList(request, path);
    },
  );

  api.get(
    '/content/versions',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'getContentVersions',
        summary: 'What was published before',
        description: 'The last 20 versions, the one that is shown first.',
        tags: ['Staff'],
        querystring: ListQuery,
        response: { 200: { description: 'The versions', ...ref(ContentVersions) }, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const versions = await readVersions(api.store, knownPath(request.query.path));
      return {
        versions: versions.map(({ revision, loaded_at, origin, published_by, digest }) => ({
          revision,
          published_at: loaded_at,
          origin,
          published_by,
          digest,
        })),
      };
    },
  );

  api.get(
    '/content/version',
    {
      config: { staff: mayReadContent },
      preValidation: wholeNumbers('revision'),
      schema: {
        operationId: 'getContentVersion',
        summary: 'A version as it was',
        tags: ['Staff'],
        querystring: VersionQuery,
        response: { 200: { description: 'The version', ...ref(ContentVersionBody) }, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { path, revision } = request.query;
      const kept = await readVersion(api.store, knownPath(path), revision);
      const body = kept === undefined ? undefined : readList(kept, { column: 'content_version.body', row: path });
      if (body === undefined) throw contentProblems.unknownVersion();
      return { body };
    },
  );

  api.post(
    '/content/restoration',
    {
      config,
      schema: {
        operationId: 'restoreContentVersion',
        summary: 'Publish an earlier version again',
        description:
          'A draft stays, and is told that the list has changed. 409 if the version does not fit the rules of today, if the list was published since you have seen it, or if it sends gifts elsewhere: save it as a draft and propose that.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(RestorationInput),
        response: { ...list, ...failures },
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const version = { ...request.body, path, who: staffOf(request).username };
      await writeOnce(api.store, request, async (db) => {
        const refusal = await restoreKept(partsIn(api, db), version);
        if (refusal) throw notRestored(refusal);
        return {};
      });
      showAtOnce(api);
      return openList(request, path);
    },
  );
}
