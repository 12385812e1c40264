import type { Language } from '@nzete/ui/format';
import type { AppThunk } from '../../shared/rootReducer.ts';
import { questionAsked, questionRetracted, selectConversation } from './chatSlice.ts';

/** Asks the last question again, and removes its partial answer. */
export const retryQuestion =
  (lang: Language): AppThunk =>
  (dispatch, getState) => {
    const { unanswered, isWaiting } = selectConversation(getState(), lang);
    if (unanswered === undefined || isWaiting) return;
    dispatch(questionRetracted(lang));
    dispatch(questionAsked(lang, unanswered));
  };
