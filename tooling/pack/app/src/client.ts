import { type ClientError, createNzeteStoreParts, readError } from '@nzete/api-client';
import { type Hero, useGetHeroQuery } from '@nzete/api-client/site';
import { configureStore } from '@reduxjs/toolkit';

/** Checks the installed types: a wrong property would not compile. */
export const treesOf = (hero: Hero): number => hero.stats.trees;
export const sentenceOf = (error: unknown): string | undefined => (readError(error) satisfies ClientError).detail;
export const clientParts = [createNzeteStoreParts, useGetHeroQuery];

/** An app with its own thunk argument. */
const { reducer, middleware, extraArgument } = createNzeteStoreParts();
export const store = configureStore({
  reducer,
  middleware: (getDefault) =>
    getDefault({ thunk: { extraArgument: { ...extraArgument, mine: 1 } } }).concat(middleware),
});
