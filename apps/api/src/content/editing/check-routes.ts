import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { mayEditContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { checkText } from './checks.ts';
import { knownPath, openList } from './list-routes.ts';
import { contentProblems } from './problems.ts';
import { CheckInput, ContentList } from './schemas.ts';

export function contentCheckRoutes(api: Api): void {
  addSchemas(api, CheckInput);
  api.put(
    '/content/checks',
    {
      config: { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'checkContentText',
        summary: 'Mark a translation as read and right',
        description:
          'Of this text and of this English: it is outdated as soon as the English changes. 409 unless both are in the draft or in the published list.',
        tags: ['Staff'],
        body: ref(CheckInput),
        response: {
          200: { description: 'The list', ...ref(ContentList) },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { path: name, ...text } = request.body;
      const path = knownPath(name);
      if (!(await checkText(api.store, path, text, staffOf(request).username))) {
        throw contentProblems.otherText();
      }
      return openList(request, path);
    },
  );
}
