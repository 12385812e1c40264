import { useOnce } from '@nzete/api-client';
import { useApplyAsVolunteerMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import type { SendResult } from '@nzete/ui/SendOutcome';
import type { VolunteerApplication } from '@nzete/ui/VolunteerForm';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { useSentReady } from '../../shared/useShowSent.ts';
import { applicationCall } from './applicationCall.ts';

/**
 * Sends an application exactly once, even after retries.
 *
 * @param onKept called when it is kept to be sent later
 */
export function useApply(onKept: () => void): (application: VolunteerApplication) => Promise<SendResult> {
  const [trigger] = useApplyAsVolunteerMutation();
  const ready = useSentReady();
  const later = useSendLater('volunteer', onKept);
  const apply = useOnce(later.watch(ready(trigger)), later.unanswered);
  return async (application) => later.offer(sendResult(await apply(applicationCall(application))), application);
}
