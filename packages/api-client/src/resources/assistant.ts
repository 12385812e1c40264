/**
 * The assistant: a chat answer, and a report on a question. `streamChat` gives the chat answer as
 * it is written.
 */
export { type ChatPiece, ChatStreamError, type StreamChatOptions, streamChat } from '../base/streamChat.ts';
export * from '../generated/assistant.ts';
