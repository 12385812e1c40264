import { type ClientError, createNzeteStoreParts, readError } from '@nzete/api-client';
import { type SendResult as ClientSendResult, sendResult } from '@nzete/api-client/forms';
import { type Hero, useGetHeroQuery } from '@nzete/api-client/site';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { configureStore } from '@reduxjs/toolkit';

/** Checks the installed types: a wrong property would not compile. */
export const treesOf = (hero: Hero): number => hero.stats.trees;
export const sentenceOf = (error: unknown): string | undefined => (readError(error) satisfies ClientError).detail;
export const clientParts = [createNzeteStoreParts, useGetHeroQuery];

/** The result of the client and that of the forms are one shape, in both directions. */
export const sent: SendResult = sendResult({ data: { reference: 'V-1' } });
export const told = (result: SendResult): ClientSendResult => result;

/** An app with its own thunk argument. */
const { reducer, middleware, extraArgument } = createNzeteStoreParts();
export const store = configureStore({
  reducer,
  middleware: (getDefault) =>
    getDefault({ thunk: { extraArgument: { ...extraArgument, mine: 1 } } }).concat(middleware),
});
