import { type Api, addSchemas } from '../http/api.ts';
import { analysisRoute } from './analysis-route.ts';
import { chatRoute } from './chat-route.ts';
import { infoRoute } from './info-route.ts';
import { AnalysisReport, AnalysisRequest, AssistantInfo, ChatAnswer, ChatRequest } from './schemas.ts';

/** GET /assistant, POST /chat and POST /analysis */
export function assistantRoutes(api: Api): void {
  addSchemas(api, AssistantInfo, ChatRequest, ChatAnswer, AnalysisRequest, AnalysisReport);
  infoRoute(api);
  chatRoute(api);
  analysisRoute(api);
}
