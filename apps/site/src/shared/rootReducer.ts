import { nzeteApi } from '@nzete/api-client';
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

/** The slices of the features. Each extends this by `declare module`, and injects itself on import. */
// biome-ignore lint/suspicious/noEmptyInterface: the features extend it
export interface LazySlices {}

/** The reducer of every store. */
export const rootReducer = combineSlices(nzeteApi).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
