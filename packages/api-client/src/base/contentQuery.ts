import type { ContentRead } from '../generated/contentReads.ts';

/**
 * The name of a read that needs no argument but the language, such as `getTeam`. A page names its
 * reads by it without importing them; the endpoint is there once the page has imported the part of
 * the client that has it.
 */
export type ContentQuery = ContentRead | 'getCoursePage';
