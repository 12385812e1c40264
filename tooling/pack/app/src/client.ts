import { type ClientError, createNzeteStoreParts, readError } from '@nzete/api-client';
import { type Hero, useGetHeroQuery } from '@nzete/api-client/site';
import { configureStore } from '@reduxjs/toolkit';

/** The types reach an app: a wrong property would not compile. */
export const treesOf = (hero: Hero): number => hero.stats.trees;
export const sentenceOf = (error: unknown): string | undefined => (readError(error) satisfies ClientError).detail;
export const clientParts = [createNzeteStoreParts, useGetHeroQuery];

/** An app that has a thunk argument of its own. */
const { reducer, middleware, extraArgument } = createNzeteStoreParts();
export const store = configureStore({
  reducer,
  middleware: (getDefault) =>
    getDefault({ thunk: { extraArgument: { ...extraArgument, mine: 1 } } }).concat(middleware),
});
