import type { Api } from '../http/api.ts';
import { errors, ref } from '../http/schemas.ts';
import { AssistantInfo } from './schemas.ts';

/** GET /assistant */
export function infoRoute(api: Api): void {
  api.get(
    '/assistant',
    {
      schema: {
        operationId: 'getAssistant',
        summary: 'Who answers questions',
        description: 'So that it can be said before the first question: a search, or which language model.',
        tags: ['Assistant'],
        response: { 200: { description: 'Who answers', ...ref(AssistantInfo) }, ...errors() },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return { model: api.assistant.model };
    },
  );
}
