import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { mayEditContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { knownPath, openList } from './list-routes.ts';
import { NoteInput } from './note-schemas.ts';
import { answerNote } from './notes.ts';
import { contentProblems } from './problems.ts';
import { ContentList } from './schemas.ts';

export function contentNoteRoutes(api: Api): void {
  addSchemas(api, NoteInput);
  api.put(
    '/content/notes',
    {
      config: { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'answerContentNote',
        summary: 'Say that something is as it should be',
        description:
          'The note is then shown to nobody, until the value changes, or what it was compared with. 409 if the list has no such note any more.',
        tags: ['Staff'],
        body: ref(NoteInput),
        response: {
          200: { description: 'The list', ...ref(ContentList) },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { path: name, ...note } = request.body;
      const path = knownPath(name);
      if (!(await answerNote(api.store, path, note, staffOf(request).username))) throw contentProblems.noNote();
      return openList(request, path);
    },
  );
}
