import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import type { TagType } from './tags.ts';

/** How long an answer that is no longer shown stays in the cache, in seconds. */
const KEEP_UNUSED_SECONDS = 300;

/**
 * The one API slice. Endpoints are generated into it, file by file as they are used; what is
 * written by hand is in `src/resources`.
 */
export const baseApi = createApi({
  reducerPath: 'nzeteApi',
  baseQuery,
  // The names come with the part that uses them (`addTagTypes`); the type has them all, so that a
  // store's state has one type.
  tagTypes: [] as TagType[],
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  endpoints: () => ({}),
});
