import type { ContentRead } from '../generated/contentReads.ts';

/**
 * The name of a read whose only argument is the language, such as `getTeam`. A page can name its
 * reads without importing them; the endpoint exists once the page has imported its part of the
 * client.
 */
export type ContentQuery = ContentRead | 'getCoursePage';
