import { ChatStreamError, streamChat } from '@nzete/api-client/assistant';
import { startAppListening } from '../../shared/listeners.ts';
import {
  answerCompleted,
  answerFailed,
  answerStopped,
  chunkReceived,
  questionAsked,
  selectShownLanguage,
} from './chatSlice.ts';

/**
 * Fetches answers, one at a time. A request continues while another tab of the page shows; the next
 * question, Stop or a change of language aborts it.
 */
startAppListening({
  predicate: (action, current, previous) =>
    questionAsked.match(action) ||
    answerStopped.match(action) ||
    selectShownLanguage(current) !== selectShownLanguage(previous),
  effect: async (action, { dispatch, signal, cancelActiveListeners }) => {
    cancelActiveListeners();
    if (!questionAsked.match(action)) return;
    const { lang, question } = action.payload;
    const request = { user_id: 'web_user', session_id: 'default_session', message: question.content, lang };
    try {
      for await (const chunk of streamChat(request, { signal })) {
        if (chunk.type === 'token') dispatch(chunkReceived({ lang, text: chunk.text }));
        else dispatch(answerCompleted({ lang, answer: chunk.answer }));
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ChatStreamError)) throw error;
      dispatch(answerFailed(lang, { detail: error.detail, retryAfter: error.retryAfter }));
    }
  },
});
