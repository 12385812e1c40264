import { useOnce } from '@nzete/api-client';
import { useApplyAsVolunteerMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import type { SendResult } from '@nzete/ui/SendOutcome';
import type { VolunteerApplication } from '@nzete/ui/VolunteerForm';
import { applicationCall } from './applicationCall.ts';

/** Sends an application exactly once, even after retries. */
export function useApply(): (application: VolunteerApplication) => Promise<SendResult> {
  const [trigger] = useApplyAsVolunteerMutation();
  const apply = useOnce(trigger);
  return async (application) => sendResult(await apply(applicationCall(application)));
}
