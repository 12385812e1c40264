import { useGetImpactMetricsQuery } from '@nzete/api-client/foundation';
import {
  useGetPartnershipBenefitsQuery,
  useGetPartnershipUpdatesQuery,
  useGetPartnersQuery,
} from '@nzete/api-client/partnerships';
import { useGetClimateSuccessStoriesQuery } from '@nzete/api-client/programs';
import { combineQueries } from '../../shared/combineQueries.ts';
import { useLang } from '../../shared/useLang.ts';

/** The content of the page from the API. */
export function usePageContent() {
  const arg = { lang: useLang() };
  const partners = useGetPartnersQuery(arg);
  const metrics = useGetImpactMetricsQuery(arg);
  const benefits = useGetPartnershipBenefitsQuery(arg);
  const updates = useGetPartnershipUpdatesQuery(arg);
  const stories = useGetClimateSuccessStoriesQuery(arg);
  return {
    partners: partners.data,
    benefits: benefits.data,
    stories: stories.data,
    updates: updates.data,
    /** The combined state. Sections whose data has loaded show regardless. */
    query: combineQueries([partners, metrics, benefits, updates, stories]),
  };
}
