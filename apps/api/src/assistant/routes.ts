import { type Api, addSchemas } from '../http/api.ts';
import { analysisRoute } from './analysis-route.ts';
import { chatRoute } from './chat-route.ts';
import { AnalysisReport, AnalysisRequest, ChatAnswer, ChatRequest } from './schemas.ts';

/** POST /chat and POST /analysis */
export function assistantRoutes(api: Api): void {
  addSchemas(api, ChatRequest, ChatAnswer, AnalysisRequest, AnalysisReport);
  chatRoute(api);
  analysisRoute(api);
}
