/** The call for whom an entry can be assigned to. */
import { nzeteApi } from '@nzete/api-client';
import type { Colleague } from './types.ts';

const colleaguesApi = nzeteApi.injectEndpoints({
  endpoints: (build) => ({
    getColleagues: build.query<Colleague[], void>({ query: () => ({ url: '/staff/colleagues' }) }),
  }),
});

export const { useGetColleaguesQuery } = colleaguesApi;
