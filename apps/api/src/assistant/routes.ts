import { randomUUID } from 'node:crypto';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { chatRoute } from './chat-route.ts';
import { answerWithLimit, questionOf, routeOptions } from './requests.ts';
import { AnalysisReport, AnalysisRequest, AssistantInfo, ChatAnswer, ChatRequest } from './schemas.ts';

export function routes(api: Api): void {
  addSchemas(api, AssistantInfo, ChatRequest, ChatAnswer, AnalysisRequest, AnalysisReport);
  api.get(
    '/assistant',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'getAssistant',
        summary: 'Who answers questions',
        description: 'So that it can be said before the first question: a search, or which language model.',
        tags: ['Assistant'],
        response: { 200: { description: 'Who answers', ...ref(AssistantInfo) }, ...errors() },
      },
    },
    async () => ({ model: api.assistant.model }),
  );
  chatRoute(api);
  api.post(
    '/analysis',
    {
      ...routeOptions(api),
      schema: {
        operationId: 'createAnalysis',
        summary: 'Write a report on the climate records',
        tags: ['Assistant'],
        body: ref(AnalysisRequest),
        response: {
          200: { description: 'The report', ...ref(AnalysisReport) },
          ...errors(400, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const question = await questionOf(api, request.body.query, request.body.lang);
      return answerWithLimit(api, reply, async (signal) => {
        const analysis = await api.assistant.analyse(question, signal);
        return { id: randomUUID(), timestamp: new Date().toISOString(), ...analysis };
      });
    },
  );
}
