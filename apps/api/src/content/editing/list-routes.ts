import type { FastifyRequest } from 'fastify';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { mayReadContent } from '../../staff/content-roles.ts';
import { pathOf, readList, readLists } from './lists.ts';
import { contentProblems } from './problems.ts';
import { ContentList, ContentLists, ListQuery } from './schemas.ts';

/** The path of the list of a request. */
export function knownPath(name: string): string {
  const path = pathOf(name);
  if (path === undefined) throw contentProblems.unknownList();
  return path;
}

export async function openList({ server }: FastifyRequest, path: string): Promise<ContentList> {
  const list = await readList(server, path);
  if (!list) throw contentProblems.unknownList();
  return list;
}

export function contentListRoutes(api: Api): void {
  addSchemas(api, ContentLists, ContentList);

  api.get(
    '/content',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'getContentLists',
        summary: 'Every list of texts and pictures of the site',
        description: 'With who published it last, its draft, and how many of its texts have been checked.',
        tags: ['Staff'],
        response: { 200: { description: 'The lists', ...ref(ContentLists) }, ...errors(401, 403) },
      },
    },
    () => readLists(api),
  );

  api.get(
    '/content/list',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'getContentList',
        summary: 'One list: what is published, its draft, and the schema for a form',
        description: 'Faults and notes are found when it is read: the rules or other lists may have changed.',
        tags: ['Staff'],
        querystring: ListQuery,
        response: { 200: { description: 'The list', ...ref(ContentList) }, ...errors(401, 403, 404, 422) },
      },
    },
    (request) => openList(request, knownPath(request.query.path)),
  );
}
