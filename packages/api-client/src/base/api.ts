import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { tagTypes } from './tags.ts';

/** How long an answer that nobody shows any more stays in the cache, in seconds. */
const KEEP_UNUSED_SECONDS = 300;

/** The one API slice. Endpoints are generated into it, tags and hooks are added by hand in `src/resources`. */
export const baseApi = createApi({
  reducerPath: 'nzeteApi',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  endpoints: () => ({}),
});
