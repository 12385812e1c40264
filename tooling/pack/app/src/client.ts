import { type ClientError, createNzeteStoreParts, readError } from '@nzete/api-client';
import { type Hero, useGetHeroQuery } from '@nzete/api-client/site';

/** The types reach an app: a wrong property would not compile. */
export const treesOf = (hero: Hero): number => hero.stats.trees;
export const sentenceOf = (error: unknown): string | undefined => (readError(error) satisfies ClientError).detail;
export const clientParts = [createNzeteStoreParts, useGetHeroQuery];
