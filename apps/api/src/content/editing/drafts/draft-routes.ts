import type { Kysely } from 'kysely';
import type { Database } from '../../../db/types.ts';
import { type Api, addSchemas } from '../../../http/api.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { ref } from '../../../http/schemas.ts';
import { idempotencyHeaders, isDone, writeOnce } from '../../../http/submissions/idempotency.ts';
import { fieldError } from '../../../http/validation/validation.ts';
import { mayEditContent } from '../../../staff/content-roles.ts';
import { staffOf } from '../../../staff/guard.ts';
import { nameAndTime } from '../../../text/name-and-time.ts';
import { knownPath, openList } from '../list-routes.ts';
import { contentProblems } from '../problems.ts';
import { proposalProblems } from '../publishing/proposal-problems.ts';
import { needsApproval } from '../publishing/publish.ts';
import { ContentList, DraftInput, DraftQuery, ScheduleInput } from '../schemas.ts';
import { bodyOfDraft, correctedBody, discardDraft, readDraft, saveDraft, scheduleDraft } from './drafts.ts';

/** Three times the longest list. */
const BODY_LIMIT = 1_048_576;
/** No list is half as deep. */
const MAX_DEPTH = 16;

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeper(child, depth - 1));
}

/** Says who saved another draft or planned this one, or that there is none any more. */
async function otherDraft(db: Kysely<Database>, path: string, seen: string | null): Promise<Error> {
  const other = await readDraft(db, path);
  if (!other) return contentProblems.noDraft();
  if (other.saved_at === seen) return contentProblems.plannedSince();
  return contentProblems.savedSince(nameAndTime(other.saved_by, other.saved_at));
}

/** What takes two people has no time of its own: it is published when the second one approves. */
async function isToBeProposed({ store: { db } }: Api, path: string): Promise<boolean> {
  const draft = await readDraft(db, path);
  return draft !== undefined && needsApproval(db, path, bodyOfDraft(draft));
}

export function contentDraftRoutes(api: Api): void {
  addSchemas(api, DraftInput, ScheduleInput);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite };
  const list = { 200: { description: 'The list', ...ref(ContentList) } };
  const failures = errors(400, 401, 403, 404, 409, 413, 415, 422, 429);

  api.put(
    '/content/draft',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'saveContentDraft',
        summary: 'Save a draft',
        description:
          'It may have faults, which are in the answer. Its texts are typeset as their language is. 409 if somebody else has saved it, published, or chosen a time of publication since; then nothing was saved. A time of publication and a proposal are withdrawn.',
        tags: ['Staff'],
        body: ref(DraftInput),
        response: { ...list, ...failures },
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      if (isDeeper(request.body.body, MAX_DEPTH)) throw fieldError('body', 'tooDeep');
      const { expected_publish_at: planned = null, as_typed: isAsTyped, ...written } = request.body;
      if (!isAsTyped) written.body = await correctedBody(api.store, path, written.body);
      if (!(await saveDraft(api.store, path, { ...written, planned }, staffOf(request).username))) {
        throw await otherDraft(api.store.db, path, written.saved_at);
      }
      return openList(request, path);
    },
  );

  api.delete(
    '/content/draft',
    {
      config,
      schema: {
        operationId: 'discardContentDraft',
        summary: 'Discard a draft',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        querystring: DraftQuery,
        response: { ...list, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const path = knownPath(request.query.path);
      const { saved_at, expected_publish_at: planned = null } = request.query;
      await writeOnce(api.store, request, async (db) => {
        const isDiscarded = await discardDraft({ db }, { path, saved_at, planned }, staffOf(request).username);
        if (!isDiscarded) throw await otherDraft(db, path, saved_at);
        return {};
      });
      return openList(request, path);
    },
  );

  api.put(
    '/content/schedule',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'scheduleContentDraft',
        summary: 'Choose when a draft is published',
        description:
          'Within a minute of that time, if it has no problems then and the published list has not changed; otherwise the draft says why not. 409 if somebody else has saved it, or chosen another time, since, or if it takes two people to publish it (`proposeContentDraft`).',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(ScheduleInput),
        response: { ...list, ...failures },
      },
    },
    async (request) => {
      const path = knownPath(request.body.path);
      const { saved_at, publish_at, expected_publish_at: expected } = request.body;
      const at = publish_at === null ? null : new Date(publish_at);
      if (at && !(await isDone(api.store, request))) {
        if (at <= new Date()) throw fieldError('publish_at', 'inThePast');
        if (await isToBeProposed(api, path)) throw proposalProblems.proposeFirst();
      }
      const schedule = { path, saved_at, publish_at: at?.toISOString() ?? null, expected };
      await writeOnce(api.store, request, async (db) => {
        const isScheduled = await scheduleDraft({ db }, schedule, staffOf(request).username);
        if (!isScheduled) throw await otherDraft(db, path, saved_at);
        return {};
      });
      return openList(request, path);
    },
  );
}
