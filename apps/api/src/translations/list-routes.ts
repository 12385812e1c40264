import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { mayReadContent } from '../staff/content-roles.ts';
import { listTexts } from './list.ts';
import { Texts, TextsQuery } from './schemas.ts';

export function translationListRoutes(api: Api): void {
  addSchemas(api, Texts);
  api.get(
    '/translations',
    {
      config: { staff: mayReadContent },
      preValidation: wholeNumbers('page'),
      schema: {
        operationId: 'getTranslations',
        summary: 'Every text of the site in another language, with its state',
        description: 'Texts of content lists as their drafts are, and the messages of the interface as they show.',
        tags: ['Staff'],
        querystring: TextsQuery,
        response: { 200: { description: 'One page', ...ref(Texts) }, ...errors(401, 403, 422) },
      },
    },
    (request) => listTexts(api, request.query),
  );
}
