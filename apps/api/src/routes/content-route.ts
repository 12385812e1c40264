import type { TSchema } from 'typebox';
import type { Answers } from '../content/source.ts';
import type { Api } from '../http/api.ts';
import { sendEntity } from '../http/entity.ts';
import { errors, LangQuery, ref } from '../http/schemas.ts';

interface ContentRoute {
  path: string;
  key: keyof Answers;
  operationId: string;
  summary: string;
  answer: TSchema & { $id?: string };
}

/** Registers a GET that answers one key of the content in the language of `?lang`, from memory, with an ETag. */
export function contentRoute(api: Api, { path, key, operationId, summary, answer }: ContentRoute): void {
  api.get(
    path,
    {
      schema: {
        operationId,
        summary,
        tags: ['Content'],
        querystring: LangQuery,
        response: { 200: { description: 'The content', ...ref(answer) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const entity = await api.content.get(key, request.query.lang ?? 'en');
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
      return sendEntity(request, reply, entity);
    },
  );
}
