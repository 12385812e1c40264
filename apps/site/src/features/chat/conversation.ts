import type { AnalysisReport, ChatAnswer } from '@nzete/api-client/assistant';
import type { Language } from '@nzete/ui/format';
import { nanoid } from '@reduxjs/toolkit';

/** One message. The welcome has no text of its own: it is said in the language that is shown. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  kind: 'text' | 'welcome';
  content: string;
  /** An instant. */
  timestamp: string;
  state: 'writing' | 'whole' | 'stopped' | 'broken';
  sources: ChatAnswer['sources'];
}

/** Why an answer did not come, or not all of it. */
export interface Failure {
  /** In the language of the question; none when the connection failed. */
  detail?: string | undefined;
  /** In how many seconds the server takes another question. */
  retryAfter?: number | undefined;
}

/** What is said in one language. */
export interface Conversation {
  messages: Message[];
  /** What was said before the visitor went to another language and came back. */
  earlier: Message[];
  isWaiting: boolean;
  /** The last question, while its answer is not whole. */
  unanswered?: string | undefined;
  failure?: Failure | undefined;
}

export interface ChatState {
  /** The language whose conversation is shown. */
  language?: Language | undefined;
  conversations: Partial<Record<Language, Conversation>>;
  /** Who has answered last: `embedded`, or the name of a language model. */
  model?: string | undefined;
  /** What was written on request during this visit, newest first. */
  reports: AnalysisReport[];
}

export const emptyConversation: Conversation = { messages: [], earlier: [], isWaiting: false };

/** A new message of this moment. */
export const createMessage = (
  role: Message['role'],
  kind: Message['kind'],
  state: Message['state'],
  content = '',
): Message => ({ id: nanoid(), role, kind, state, content, timestamp: new Date().toISOString(), sources: [] });

export const createWelcome = () => createMessage('assistant', 'welcome', 'whole');

/** The answer that is being written, if there is one. */
export const answerIn = (conversation: Conversation | undefined): Message | undefined =>
  conversation?.messages.findLast(({ state }) => state === 'writing');

/** Ends the answer that is being written. Without any text it is removed. */
export function endAnswer(conversation: Conversation, state: 'stopped' | 'broken') {
  const answer = answerIn(conversation);
  if (!answer) return;
  conversation.isWaiting = false;
  if (answer.content) answer.state = state;
  else conversation.messages = conversation.messages.filter((each) => each !== answer);
}
