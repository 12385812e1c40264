import type { PartnershipUpdateInput } from '@nzete/api-client/partnerships';
import type { UpdateValues } from '@nzete/ui/UpdateForm';

/** The arguments of the call that posts an update of today. */
export const updateCall = (update: UpdateValues): { partnershipUpdateInput: PartnershipUpdateInput } => ({
  partnershipUpdateInput: { ...update, date: new Date().toISOString().slice(0, 10) },
});
