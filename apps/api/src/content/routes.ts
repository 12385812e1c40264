import { type Api, addSchemas } from '../http/api.ts';
import { sendEntity } from '../http/entity.ts';
import { errors, LangQuery, ref } from '../http/schemas.ts';
import type { ContentResource } from './content-resource.ts';
import { contentResources } from './resources/index.ts';

function contentRoute(api: Api, resource: ContentResource): void {
  const { path, operationId, summary, tag, answer } = resource;
  addSchemas(api, answer);
  api.get(
    path,
    {
      schema: {
        operationId,
        summary,
        tags: [tag],
        querystring: LangQuery,
        response: { 200: { description: 'The content', ...ref(answer) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const entity = await api.content.entity(resource, request.query.lang ?? 'en');
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');
      return sendEntity(request, reply, entity);
    },
  );
}

/** GET of every content resource in the language of `?lang`, from memory, with an ETag. */
export function contentRoutes(api: Api): void {
  for (const resource of contentResources) contentRoute(api, resource);
}
