import type { KycApplicationInput } from '@nzete/api-client/applications';
import type { KycApplication } from '@nzete/ui/KycWizard';

/** The arguments of the call that sends an identity check. */
export const kycCall = (application: KycApplication): { kycApplicationInput: KycApplicationInput } => ({
  // The server trims every text but the e-mail address.
  kycApplicationInput: { ...application, email: application.email.trim() },
});
