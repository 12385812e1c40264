import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { sendEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { LangQuery, ref } from '../http/schemas.ts';
import type { ContentResource } from './content-resource.ts';
import { contentResources } from './resources/index.ts';

/** Sends the content in the language of `?lang`, from memory, with an ETag. */
export async function sendContent(
  request: FastifyRequest<{ Querystring: Static<typeof LangQuery> }>,
  reply: FastifyReply,
  resource: ContentResource,
): Promise<FastifyReply> {
  const entity = await request.server.content.entity(resource, request.query.lang ?? 'en');
  return sendEntity(request, reply, entity);
}

function contentRoute(api: Api, resource: ContentResource): void {
  const { path, operationId, summary, tag, answer } = resource;
  addSchemas(api, answer);
  api.get(
    path,
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId,
        summary,
        tags: [tag],
        querystring: LangQuery,
        response: { 200: { description: 'The content', ...ref(answer) }, ...errors(422) },
      },
    },
    (request, reply) => sendContent(request, reply, resource),
  );
}

export function routes(api: Api): void {
  for (const resource of contentResources) contentRoute(api, resource);
}
