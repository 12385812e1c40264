import type { VolunteerApplicationInput } from '@nzete/api-client/applications';
import type { VolunteerApplication } from '@nzete/ui/VolunteerForm';

/** The arguments of the call that sends an application. */
export const applicationCall = (
  application: VolunteerApplication,
): { volunteerApplicationInput: VolunteerApplicationInput } => ({
  // The server trims every text but the e-mail address.
  volunteerApplicationInput: { ...application, email: application.email.trim() },
});
