import { Articles, explainedResource, TopicSchema } from '../content/resources/explained.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { sendEntity } from '../http/entity.ts';
import { errors, LangQuery, ref, strictObject } from '../http/schemas.ts';

export function explainedRoutes(api: Api): void {
  addSchemas(api, Articles);
  api.get(
    '/explained/:topic',
    {
      schema: {
        operationId: 'getExplained',
        summary: 'Articles that explain one topic of the climate',
        tags: ['Learning'],
        params: strictObject({ topic: TopicSchema }),
        querystring: LangQuery,
        response: { 200: { description: 'The articles', ...ref(Articles) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const entity = await api.content.entity(explainedResource(request.params.topic), request.query.lang ?? 'en');
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');
      return sendEntity(request, reply, entity);
    },
  );
}
