import type { Store } from '../db/types.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { staffOf } from '../staff/guard.ts';
import { mayRead, mayWrite } from '../staff/inbox-roles.ts';
import { nameAndTime } from '../text/name-and-time.ts';
import { inboxProblems } from './problems.ts';
import {
  Template,
  TemplateChange,
  TemplateInput,
  TemplateParams,
  TemplateSeen,
  Templates,
} from './template-schemas.ts';
import {
  createTemplate,
  deleteTemplate,
  readTemplateAuthor,
  readTemplates,
  replaceTemplate,
  writtenTemplate,
} from './templates.ts';

/** Says who wrote another version than the one that was seen, or that there is none any more. */
async function otherTemplate(store: Pick<Store, 'db'>, id: string): Promise<Error> {
  const other = await readTemplateAuthor(store, id);
  if (!other) return inboxProblems.unknownTemplate();
  return inboxProblems.templateChanged(nameAndTime(other.updated_by, other.updated_at));
}

export function templateRoutes(api: Api): void {
  addSchemas(api, Template, TemplateInput, TemplateChange, Templates);

  api.get(
    '/templates',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'getTemplates',
        summary: 'The messages that staff start from',
        description: 'If there is none, those that came with the program are back.',
        tags: ['Staff'],
        response: { 200: { description: 'By name', ...ref(Templates) }, ...errors(401, 403) },
      },
    },
    () => readTemplates(api.store),
  );

  api.post(
    '/templates',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      bodyLimit: 262_144,
      schema: {
        operationId: 'createTemplate',
        summary: 'Add a template',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(TemplateInput),
        response: {
          201: { description: 'The template', ...ref(Template) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { username } = staffOf(request);
      const head = await writeOnce(api.store, request, (db) => createTemplate(db, request.body, username));
      return reply.code(201).send(writtenTemplate(request.body, head));
    },
  );

  api.put(
    '/templates/:id',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      bodyLimit: 262_144,
      schema: {
        operationId: 'replaceTemplate',
        summary: 'Change a template',
        description: '409 if somebody else has changed it since; then nothing was saved.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: TemplateParams,
        body: ref(TemplateChange),
        response: {
          200: { description: 'The template', ...ref(Template) },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const head = await writeOnce(api.store, request, async (db) => {
        const changed = await replaceTemplate({ db }, id, request.body, staffOf(request).username);
        if (!changed) throw await otherTemplate({ db }, id);
        return { id, updated_at: changed.updated_at, updated_by: changed.updated_by };
      });
      return writtenTemplate(request.body, head);
    },
  );

  api.delete(
    '/templates/:id',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'deleteTemplate',
        summary: 'Delete a template',
        description: '409 if somebody else has changed it since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: TemplateParams,
        querystring: TemplateSeen,
        response: { 204: { description: 'Deleted', type: 'null' }, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const seen = { ...request.params, ...request.query };
      await writeOnce(api.store, request, async (db) => {
        const isDeleted = await deleteTemplate({ db }, seen, staffOf(request).username);
        if (!isDeleted) throw await otherTemplate({ db }, seen.id);
        return {};
      });
      return reply.code(204).send(null);
    },
  );
}
