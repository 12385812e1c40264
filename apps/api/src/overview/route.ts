import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { LangQuery, ref } from '../http/schemas.ts';
import { mayRead } from '../staff/inbox-roles.ts';
import { readOverview } from './overview.ts';
import { Overview } from './schemas.ts';

export function overviewRoute(api: Api): void {
  addSchemas(api, Overview);

  api.get(
    '/overview',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'getOverview',
        summary: 'What waits, what is still a sample, how the server is, and what is read',
        description: 'Visits are counted by day, page and language, without who reads.',
        tags: ['Staff'],
        querystring: LangQuery,
        response: { 200: { description: 'The overview', ...ref(Overview) }, ...errors(401, 403, 422) },
      },
    },
    (request) => readOverview(api, languageOf(request)),
  );
}
