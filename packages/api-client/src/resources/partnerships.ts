import { invalidates, provides } from '../base/tags.ts';
import generatedPartnerships from '../generated/partnerships.ts';

export type * from '../generated/partnerships.ts';

/** What each call provides or makes stale. */
export const partnershipsEndpoints = {
  getPartners: provides('Partners'),
  getPartnershipBenefits: provides('PartnershipBenefits'),
  getPartnershipUpdates: provides('PartnershipUpdates'),
  addPartnershipUpdate: invalidates('PartnershipUpdates'),
  applyForPartnership: invalidates(),
};

/** Partners, the feed of updates, and the application to become one. An update that was added makes the feed stale. */
export const partnershipsApi = generatedPartnerships.enhanceEndpoints({
  addTagTypes: ['Partners', 'PartnershipBenefits', 'PartnershipUpdates'],
  endpoints: partnershipsEndpoints,
});

export const {
  useGetPartnersQuery,
  useGetPartnershipBenefitsQuery,
  useGetPartnershipUpdatesQuery,
  useAddPartnershipUpdateMutation,
  useApplyForPartnershipMutation,
} = partnershipsApi;
