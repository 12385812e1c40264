import type { Language } from '@nzete/ui/format';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLateState } from '../../shared/lateState.ts';
import { type ChatRoot, chatSlice, earlierShown, selectConversation, selectModel } from './chatSlice.ts';
import { ask, enter, retry, stop } from './conversation.ts';

/** The conversation with the assistant in a language. It begins again when the language changes. */
export function useChat(lang: Language) {
  useLateState(chatSlice);
  const dispatch = useDispatch<ThunkDispatch<ChatRoot, unknown, UnknownAction>>();
  const conversation = useSelector((state: ChatRoot) => selectConversation(state, lang));
  const model = useSelector(selectModel);
  useEffect(() => {
    dispatch(enter(lang));
  }, [dispatch, lang]);
  return {
    ...conversation,
    /** Who has answered last; undefined before the first answer. */
    model,
    ask: (question: string) => void dispatch(ask(lang, question)),
    stop: () => dispatch(stop(lang)),
    retry: () => void dispatch(retry(lang)),
    showEarlier: () => dispatch(earlierShown(lang)),
  };
}
