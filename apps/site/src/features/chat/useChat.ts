import type { Language } from '@nzete/ui/format';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from '../../shared/rootReducer.ts';
import {
  answerStopped,
  conversationShown,
  earlierMessagesShown,
  questionAsked,
  selectConversation,
  selectModel,
} from './chatSlice.ts';
import { retryQuestion } from './retryQuestion.ts';
import './chatListener.ts';

/** The conversation with the assistant. A change of language starts a new one. */
export function useChat(lang: Language) {
  const dispatch = useDispatch<AppDispatch>();
  const conversation = useSelector((state: RootState) => selectConversation(state, lang));
  const model = useSelector(selectModel);
  // Before the paint, so that earlier messages in this language do not flash.
  useLayoutEffect(() => {
    dispatch(conversationShown(lang));
  }, [dispatch, lang]);
  return {
    ...conversation,
    /** The source of the last answer; undefined before the first. */
    model,
    ask: (question: string) => void dispatch(questionAsked(lang, question)),
    stop: () => void dispatch(answerStopped(lang)),
    retry: () => dispatch(retryQuestion(lang)),
    showEarlier: () => void dispatch(earlierMessagesShown(lang)),
  };
}
