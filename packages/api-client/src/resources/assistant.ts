import { invalidates } from '../base/tags.ts';
import { generatedAssistant } from '../generated/assistant.ts';

export type * from '../generated/assistant.ts';

/** What each call provides or makes stale. */
export const assistantEndpoints = {
  askAssistant: invalidates(),
  createAnalysis: invalidates(),
};

/** The assistant: a chat answer, and a report on a question. Nothing of a question is kept, so nothing goes stale. */
export const assistantApi = generatedAssistant.enhanceEndpoints({ endpoints: assistantEndpoints });

export const { useAskAssistantMutation, useCreateAnalysisMutation } = assistantApi;
