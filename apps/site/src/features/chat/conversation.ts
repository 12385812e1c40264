import type { AnalysisReport, ChatAnswer } from '@nzete/api-client/assistant';
import type { Language } from '@nzete/ui/format';
import { nanoid } from '@reduxjs/toolkit';

/** A message. The welcome has no text: it is translated when rendered. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  kind: 'text' | 'welcome';
  content: string;
  /** ISO 8601 */
  timestamp: string;
  state: 'writing' | 'whole' | 'stopped' | 'broken';
  sources: ChatAnswer['sources'];
}

/** Why an answer failed or is incomplete. */
export interface Failure {
  /** In the language of the question; missing if the connection failed. */
  detail?: string | undefined;
  /** After how many seconds the server accepts another question. */
  retryAfter?: number | undefined;
}

/** The conversation in one language. */
export interface Conversation {
  messages: Message[];
  /** The messages from before a change to another language and back. */
  earlier: Message[];
  isWaiting: boolean;
  /** The last question, until its answer is complete. */
  unanswered?: string | undefined;
  failure?: Failure | undefined;
}

export interface ChatState {
  /** The language of the current conversation. */
  language?: Language | undefined;
  conversations: Partial<Record<Language, Conversation>>;
  /** The source of the last answer: `embedded`, or the name of a language model. */
  model?: string | undefined;
  /** The reports of this visit, newest first. */
  reports: AnalysisReport[];
}

export const emptyConversation: Conversation = { messages: [], earlier: [], isWaiting: false };

/** A new message, dated now. */
export const createMessage = (
  role: Message['role'],
  kind: Message['kind'],
  state: Message['state'],
  content = '',
): Message => ({ id: nanoid(), role, kind, state, content, timestamp: new Date().toISOString(), sources: [] });

export const createWelcome = () => createMessage('assistant', 'welcome', 'whole');

/** The answer that is being streamed, if any. */
export const answerIn = (conversation: Conversation | undefined): Message | undefined =>
  conversation?.messages.findLast(({ state }) => state === 'writing');

/** Ends the answer that is being streamed, and removes it if it is empty. */
export function endAnswer(conversation: Conversation, state: 'stopped' | 'broken') {
  const answer = answerIn(conversation);
  if (!answer) return;
  conversation.isWaiting = false;
  if (answer.content) answer.state = state;
  else conversation.messages = conversation.messages.filter((each) => each !== answer);
}
