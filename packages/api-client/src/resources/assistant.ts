/**
 * The assistant: a chat answer, and a report on a question. `streamChat` streams the chat answer.
 */
export { type ChatPiece, ChatStreamError, type StreamChatOptions, streamChat } from '../base/streamChat.ts';
export * from '../generated/assistant.ts';
