import { useOnce } from '@nzete/api-client';
import { useApplyAsVolunteerMutation } from '@nzete/api-client/applications';
import type { SendResult } from '@nzete/ui/SendOutcome';
import type { VolunteerApplication } from '@nzete/ui/VolunteerForm';
import { sendResult } from '../../shared/sendResult.ts';

/** Sends an application once, however often the visitor has to try, and reports the outcome. */
export function useApply(): (application: VolunteerApplication) => Promise<SendResult> {
  const [trigger] = useApplyAsVolunteerMutation();
  const apply = useOnce(trigger);
  return async (application) => {
    const { email } = application;
    // The server takes spaces around every text but an address.
    return sendResult(await apply({ volunteerApplicationInput: { ...application, email: email.trim() } }));
  };
}
