import { onSuccess } from '../base/tags.ts';
import { partnershipsApi as generated } from '../generated/partnerships.ts';

export { partnershipGuidePdfUrl } from '../base/partnershipGuidePdfUrl.ts';
export { partnershipUpdatesAsAtomUrl } from '../base/partnershipUpdatesAsAtomUrl.ts';
export { partnershipUpdatesAsRssUrl } from '../base/partnershipUpdatesAsRssUrl.ts';
export * from '../generated/partnerships.ts';

/**
 * Partners, the feed of updates, and the partnership application. Posting an update invalidates the
 * feed.
 */
export const partnershipsApi = generated.enhanceEndpoints({
  addTagTypes: ['PartnershipUpdates'],
  endpoints: {
    getPartnershipUpdates: { providesTags: ['PartnershipUpdates'] },
    addPartnershipUpdate: { invalidatesTags: onSuccess('PartnershipUpdates') },
  },
});
