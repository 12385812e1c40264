import type { Middleware, Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** A part of the store's state, whose code comes with the page that needs it. */
interface LateSlice {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: as Redux itself has it, for the reducers of a store whose states differ
  reducer: Reducer<any>;
}

/** What the store gives every thunk. */
export interface LateStateExtra {
  /** Adds a part once; nothing happens when it is there. */
  addState: (slice: LateSlice, createMiddleware?: () => Middleware) => void;
}

/** Adds a feature's state to the store, so that visitors of other pages do not download it. Until then its selectors give the state at the start. */
export function useLateState(slice: LateSlice, createMiddleware?: () => Middleware): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, LateStateExtra, UnknownAction>>();
  useEffect(() => {
    dispatch((_dispatch, _getState, { addState }) => addState(slice, createMiddleware));
  }, [dispatch, slice, createMiddleware]);
}
