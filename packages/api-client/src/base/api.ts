import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import type { TagType } from './tags.ts';

/** How long an unused response stays in the cache, in seconds. */
const KEEP_UNUSED_SECONDS = 300;

/**
 * The API slice. The generated files inject their endpoints when they are imported; handwritten
 * code is in `src/resources`.
 */
export const baseApi = createApi({
  reducerPath: 'nzeteApi',
  baseQuery,
  // Each part adds its own tag names (`addTagTypes`); the type contains all of them, so that a
  // store's state has a single type.
  tagTypes: [] as TagType[],
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  endpoints: () => ({}),
});
