import type { AnalysisReport, ChatPiece } from '@nzete/api-client/assistant';
import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';
import {
  answerIn,
  type ChatState,
  createMessage,
  createWelcome,
  emptyConversation,
  endAnswer,
  type Failure,
  type Message,
} from './conversation.ts';

const initialState: ChatState = { conversations: {}, reports: [] };

type In<Payload = object> = PayloadAction<{ lang: Language } & Payload>;

/**
 * The conversations with the assistant, one for each language, and its reports. They are not
 * stored.
 */
const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** Starts a conversation in a language; the earlier messages in it can be restored. */
    conversationShown: {
      prepare: (lang: Language) => ({ payload: { lang, welcome: createWelcome() } }),
      reducer(state, { payload: { lang, welcome } }: In<{ welcome: Message }>) {
        if (state.language === lang) return;
        state.language = lang;
        for (const conversation of Object.values(state.conversations)) endAnswer(conversation, 'stopped');
        const { messages, earlier } = state.conversations[lang] ?? emptyConversation;
        const hasAsked = messages.some(({ role }) => role === 'user');
        state.conversations[lang] = {
          messages: [welcome],
          earlier: hasAsked ? [...earlier, ...messages] : earlier,
          isWaiting: false,
        };
      },
    },
    earlierMessagesShown(state, { payload: lang }: PayloadAction<Language>) {
      const conversation = state.conversations[lang];
      if (!conversation) return;
      conversation.messages.unshift(...conversation.earlier);
      conversation.earlier = [];
    },
    questionAsked: {
      prepare: (lang: Language, text: string) => {
        const question = createMessage('user', 'text', 'whole', text);
        return { payload: { lang, question, answer: createMessage('assistant', 'text', 'writing') } };
      },
      reducer(state, { payload: { lang, question, answer } }: In<{ question: Message; answer: Message }>) {
        const conversation = state.conversations[lang];
        if (!conversation) return;
        conversation.messages.push(question, answer);
        conversation.isWaiting = true;
        conversation.unanswered = question.content;
        conversation.failure = undefined;
      },
    },
    /** Removes the last question and its partial answer. */
    questionRetracted(state, { payload: lang }: PayloadAction<Language>) {
      const conversation = state.conversations[lang];
      const last = conversation?.messages.findLastIndex(({ role }) => role === 'user') ?? -1;
      if (last >= 0) conversation?.messages.splice(last);
    },
    chunkReceived(state, { payload: { lang, text } }: In<{ text: string }>) {
      const answer = answerIn(state.conversations[lang]);
      if (answer) answer.content += text;
    },
    answerCompleted(
      state,
      { payload: { lang, answer } }: In<{ answer: Extract<ChatPiece, { type: 'done' }>['answer'] }>,
    ) {
      const conversation = state.conversations[lang];
      const message = answerIn(conversation);
      if (!conversation || !message) return;
      Object.assign(message, { content: message.content.trim(), sources: answer.sources, state: 'whole' });
      conversation.isWaiting = false;
      conversation.unanswered = undefined;
      state.model = answer.model;
    },
    answerStopped(state, { payload: lang }: PayloadAction<Language>) {
      const conversation = state.conversations[lang];
      if (conversation) endAnswer(conversation, 'stopped');
    },
    /** The answer failed or is incomplete. */
    answerFailed: {
      prepare: (lang: Language, failure: Failure) => ({ payload: { lang, failure, welcome: createWelcome() } }),
      reducer(state, { payload: { lang, failure, welcome } }: In<{ failure: Failure; welcome: Message }>) {
        const conversation = state.conversations[lang];
        if (!conversation || !answerIn(conversation)) return;
        endAnswer(conversation, 'broken');
        conversation.messages.push(welcome);
        conversation.failure = failure;
      },
    },
    reportAdded(state, { payload }: PayloadAction<AnalysisReport>) {
      state.reports.unshift(payload);
    },
  },
  selectors: {
    selectConversation: ({ conversations }, lang: Language) => conversations[lang] ?? emptyConversation,
    selectShownLanguage: ({ language }) => language,
    selectModel: ({ model }) => model,
    selectReports: ({ reports }) => reports,
  },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const { conversationShown, earlierMessagesShown, questionAsked, questionRetracted } = chatSlice.actions;
export const { chunkReceived, answerCompleted, answerStopped, answerFailed, reportAdded } = chatSlice.actions;
export const { selectConversation, selectShownLanguage, selectModel, selectReports } =
  chatSlice.injectInto(rootReducer).selectors;
