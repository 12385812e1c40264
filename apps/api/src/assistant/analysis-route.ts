import { randomUUID } from 'node:crypto';
import type { Api } from '../http/api.ts';
import { ref } from '../http/schemas.ts';
import { AnalysisReport, AnalysisRequest } from './schemas.ts';
import { answerInTurn, answers, questionOf, routeOptions } from './visit.ts';

/** POST /analysis */
export function analysisRoute(api: Api): void {
  api.post(
    '/analysis',
    {
      ...routeOptions(api),
      schema: {
        operationId: 'createAnalysis',
        summary: 'Write a report on the climate records',
        tags: ['Assistant'],
        body: ref(AnalysisRequest),
        response: { 200: { description: 'The report', ...ref(AnalysisReport) }, ...answers },
      },
    },
    async (request, reply) => {
      const question = await questionOf(api, request.body.query, request.body.lang);
      return answerInTurn(api, reply, async (signal) => {
        const analysis = await api.assistant.analyse(question, signal);
        return { id: randomUUID(), timestamp: new Date().toISOString(), ...analysis };
      });
    },
  );
}
