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
  addedTemplate,
  createTemplate,
  deleteTemplate,
  readTemplateAuthor,
  readTemplates,
  replaceTemplate,
} from './templates.ts';

/** Says who wrote another version than the one that was seen, or that there is none any more. */
async function otherTemplate(api: Api, id: string): Promise<Error> {
  const other = await readTemplateAuthor(api.store, id);
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
      return reply.code(201).send(addedTemplate(request.body, head));
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
        params: TemplateParams,
        body: ref(TemplateChange),
        response: {
          200: { description: 'The template', ...ref(Template) },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const changed = await replaceTemplate(api.store, request.params.id, request.body, staffOf(request).username);
      if (!changed) throw await otherTemplate(api, request.params.id);
      return changed;
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
        params: TemplateParams,
        querystring: TemplateSeen,
        response: { 204: { description: 'Deleted', type: 'null' }, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const seen = { ...request.params, ...request.query };
      const isDeleted = await deleteTemplate(api.store, seen, staffOf(request).username);
      if (!isDeleted) throw await otherTemplate(api, seen.id);
      return reply.code(204).send(null);
    },
  );
}
