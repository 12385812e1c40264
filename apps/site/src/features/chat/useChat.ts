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

/** The conversation with the assistant in a language. It begins again when the language changes. */
export function useChat(lang: Language) {
  const dispatch = useDispatch<AppDispatch>();
  const conversation = useSelector((state: RootState) => selectConversation(state, lang));
  const model = useSelector(selectModel);
  // Before the paint: what was said before in this language is not shown for a moment.
  useLayoutEffect(() => {
    dispatch(conversationShown(lang));
  }, [dispatch, lang]);
  return {
    ...conversation,
    /** Who has answered last; undefined before the first answer. */
    model,
    ask: (question: string) => void dispatch(questionAsked(lang, question)),
    stop: () => void dispatch(answerStopped(lang)),
    retry: () => dispatch(retryQuestion(lang)),
    showEarlier: () => void dispatch(earlierMessagesShown(lang)),
  };
}
