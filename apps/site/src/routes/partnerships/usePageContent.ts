import {
  useGetPartnershipBenefitsQuery,
  useGetPartnershipUpdatesQuery,
  useGetPartnersQuery,
} from '@nzete/api-client/partnerships';
import { useGetClimateSuccessStoriesQuery } from '@nzete/api-client/programs';
import { queryStatus } from '../../shared/queryStatus.ts';
import { useLang } from '../../shared/useLang.ts';

/** What the page shows of the API. */
export function usePageContent() {
  const arg = { lang: useLang() };
  const partners = useGetPartnersQuery(arg);
  const benefits = useGetPartnershipBenefitsQuery(arg);
  const updates = useGetPartnershipUpdatesQuery(arg);
  const stories = useGetClimateSuccessStoriesQuery(arg);
  const queries = [partners, benefits, updates, stories];
  const failed = queries.filter((query) => queryStatus(query) === 'error');
  return {
    partners: partners.data,
    benefits: benefits.data,
    stories: stories.data,
    updates: updates.data,
    /** All of it, for one word on its state: parts that came show all the same. */
    whole: {
      data: queries.every(({ data }) => data !== undefined) || undefined,
      isError: failed.length > 0,
      isFetching: failed.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const query of failed) query.refetch();
      },
    },
  };
}
