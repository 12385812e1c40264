import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './rootReducer.ts';

/**
 * Runs the effects of the features. Each is registered once, when its code is imported, and works
 * for every store: it knows a visitor's state only through its `listenerApi`.
 */
export const listenerMiddleware = createListenerMiddleware();

export const startAppListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>();
