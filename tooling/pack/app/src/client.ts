import { type ClientError, createNzeteStoreParts, type Hero, readError, useGetHeroQuery } from '@nzete/api-client';

/** The types reach an app: a wrong property would not compile. */
export const treesOf = (hero: Hero): number => hero.stats.trees;
export const sentenceOf = (error: unknown): string | undefined => (readError(error) satisfies ClientError).detail;
export const clientParts = [createNzeteStoreParts, useGetHeroQuery];
