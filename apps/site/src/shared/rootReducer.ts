import { nzeteApi } from '@nzete/api-client';
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

/**
 * The state of all features. Each extends it by `declare module`, and injects its slice on import.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features extend it
export interface LazySlices {}

/** The reducer of every store. */
export const rootReducer = combineSlices(nzeteApi).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
