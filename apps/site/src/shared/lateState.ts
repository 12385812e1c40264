import type { Reducer, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** A part of the store's state, whose code comes with the page that needs it. */
interface LateSlice {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: as Redux itself has it, for the reducers of a store whose states differ
  reducer: Reducer<any>;
}

/** What a listener needs of the store. */
export type ListenedStore = Pick<Store, 'dispatch' | 'getState' | 'subscribe'>;

/** What the store gives every thunk. */
export interface LateStateExtra {
  /** Adds a part, and once what listens to it; nothing happens when it is there. */
  addState: (slice: LateSlice, listen?: (store: ListenedStore) => void) => void;
}

/** Adds a feature's state to the store, so that visitors of other pages do not download it. Until then its selectors give the state at the start. */
export function useLateState(slice: LateSlice, listen?: (store: ListenedStore) => void): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, LateStateExtra, UnknownAction>>();
  useEffect(() => {
    dispatch((_dispatch, _getState, { addState }) => addState(slice, listen));
  }, [dispatch, slice, listen]);
}
