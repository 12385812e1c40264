import type { PartnershipApplicationInput } from '@nzete/api-client/partnerships';
import type { LongPartnershipApplication } from '@nzete/ui/PartnershipApplicationForm';

/** The arguments of the call that sends an application. */
export const partnershipCall = (
  application: LongPartnershipApplication,
): { partnershipApplicationInput: PartnershipApplicationInput } => ({
  // The server trims every text but the e-mail address.
  partnershipApplicationInput: { ...application, email: application.email.trim() },
});
