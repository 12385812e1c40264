import { onSuccess } from '../base/tags.ts';
import { partnershipsApi as generated } from '../generated/partnerships.ts';

export * from '../generated/partnerships.ts';

/**
 * Partners, the feed of updates, and the application to become one. An update that was added makes
 * the feed stale.
 */
export const partnershipsApi = generated.enhanceEndpoints({
  addTagTypes: ['PartnershipUpdates'],
  endpoints: {
    getPartnershipUpdates: { providesTags: ['PartnershipUpdates'] },
    addPartnershipUpdate: { invalidatesTags: onSuccess('PartnershipUpdates') },
  },
});
