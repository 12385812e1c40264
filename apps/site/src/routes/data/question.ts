import type { AnalysisReport, ChatAnswer } from '@nzete/api-client/assistant';
import type { Failure } from '../../features/chat/conversation.ts';

/** The answer to a question that was asked without JavaScript. */
export type Answered<Reply> = { reply: Reply; asked: string } | { failure: Failure };
export type ChatAnswered = Answered<ChatAnswer>;
export type AnalysisAnswered = Answered<AnalysisReport>;
