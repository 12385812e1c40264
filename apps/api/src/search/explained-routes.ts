import { Articles, explainedResource, TopicSchema } from '../content/resources/explained.ts';
import { sendContent } from '../content/routes.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { LangQuery, ref, strictObject } from '../http/schemas.ts';

export function explainedRoutes(api: Api): void {
  addSchemas(api, Articles);
  api.get(
    '/explained/:topic',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getExplained',
        summary: 'Articles that explain one topic of the climate',
        tags: ['Learning'],
        params: strictObject({ topic: TopicSchema }),
        querystring: LangQuery,
        response: { 200: { description: 'The articles', ...ref(Articles) }, ...errors(422) },
      },
    },
    async (request, reply) => sendContent(request, reply, explainedResource(request.params.topic)),
  );
}
