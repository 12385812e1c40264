import type { KycApplicationInput } from '@nzete/api-client/applications';
import type { KycApplication } from '@nzete/ui/KycWizard';
import type { IdentityCheck } from './identityCheck.ts';

/** The arguments of the call that sends an identity check. */
export const kycCall = (application: KycApplication<IdentityCheck>): { kycApplicationInput: KycApplicationInput } => ({
  // The server trims every text but the e-mail address.
  kycApplicationInput: { ...application, email: application.email.trim() },
});
