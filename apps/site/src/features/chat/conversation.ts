import { ChatStreamError, streamChat } from '@nzete/api-client/assistant';
import type { Language } from '@nzete/ui/format';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  answered,
  asked,
  type ChatRoot,
  entered,
  failed,
  pieceCame,
  selectConversation,
  stopped,
  takenBack,
} from './chatSlice.ts';

type ChatThunk<Result = void> = ThunkAction<Result, ChatRoot, unknown, UnknownAction>;

/** The answers on their way. They go on while the visitor looks at another tab of the page. */
const running = new Map<Language, AbortController>();

/** Ends the answer on its way; what has come of it stays. */
export const stop =
  (lang: Language): ChatThunk =>
  (dispatch) => {
    running.get(lang)?.abort();
    running.delete(lang);
    dispatch(stopped(lang));
  };

/** Shows the conversation of a language. An answer on its way in another one ends. */
export const enter =
  (lang: Language): ChatThunk =>
  (dispatch) => {
    for (const other of running.keys()) if (other !== lang) dispatch(stop(other));
    dispatch(entered(lang));
  };

/** Asks the assistant. Settles when the answer is whole, or will not be. */
export const ask =
  (lang: Language, question: string): ChatThunk<Promise<void>> =>
  async (dispatch) => {
    const controller = new AbortController();
    running.set(lang, controller);
    dispatch(asked(lang, question));
    const request = { user_id: 'web_user', session_id: 'default_session', message: question, lang };
    try {
      for await (const piece of streamChat(request, { signal: controller.signal })) {
        dispatch(
          piece.type === 'token' ? pieceCame({ lang, text: piece.text }) : answered({ lang, answer: piece.answer }),
        );
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ChatStreamError)) throw error;
      dispatch(failed(lang, { detail: error.detail, retryAfter: error.retryAfter }));
    } finally {
      if (running.get(lang) === controller) running.delete(lang);
    }
  };

/** Asks the last question once more; what came as its answer is removed. */
export const retry =
  (lang: Language): ChatThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { unanswered, isWaiting } = selectConversation(getState(), lang);
    if (unanswered === undefined || isWaiting) return;
    dispatch(takenBack(lang));
    await dispatch(ask(lang, unanswered));
  };
