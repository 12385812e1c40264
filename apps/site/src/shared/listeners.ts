import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './rootReducer.ts';

/**
 * Runs the effects of the features. Each is registered once, on import, and works for every store,
 * through its `listenerApi`.
 */
export const listenerMiddleware = createListenerMiddleware();

export const startAppListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>();
