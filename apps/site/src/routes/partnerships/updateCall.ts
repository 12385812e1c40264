import type { PartnershipUpdateInput } from '@nzete/api-client/partnerships';
import { homeDay } from '@nzete/domain';
import type { UpdateValues } from '@nzete/ui/UpdateForm';

/** The arguments of the call that posts an update of today. */
export const updateCall = (update: UpdateValues): { partnershipUpdateInput: PartnershipUpdateInput } => ({
  partnershipUpdateInput: { ...update, date: homeDay() },
});
