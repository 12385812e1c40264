import { invalidates } from '../base/tags.ts';
import generatedAssistant from '../generated/assistant.ts';

export { type ChatPiece, ChatStreamError, type StreamChatOptions, streamChat } from '../base/streamChat.ts';
export type * from '../generated/assistant.ts';

/** What each call provides or makes stale. */
export const assistantEndpoints = {
  askAssistant: invalidates(),
  createAnalysis: invalidates(),
};

/** The assistant: a chat answer, and a report on a question. Nothing of a question is kept, so nothing goes stale. `streamChat` gives the chat answer as it is written. */
export const assistantApi = generatedAssistant.enhanceEndpoints({ endpoints: assistantEndpoints });

export const { useAskAssistantMutation, useCreateAnalysisMutation } = assistantApi;
