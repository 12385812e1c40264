import { useOnce } from '@nzete/api-client';
import { useApplyAsVolunteerMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import type { SendResult } from '@nzete/ui/SendOutcome';
import type { VolunteerApplication } from '@nzete/ui/VolunteerForm';
import type { Draft } from '../../features/drafts/useDraft.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { useSentReady } from '../../shared/useShowSent.ts';
import { applicationCall } from './applicationCall.ts';

/**
 * Sends an application exactly once, even after retries.
 */
export function useApply({
  discard,
  underSameKey,
}: Pick<Draft<unknown>, 'discard' | 'underSameKey'>): (application: VolunteerApplication) => Promise<SendResult> {
  const [trigger] = useApplyAsVolunteerMutation();
  const ready = useSentReady();
  const later = useSendLater('volunteer', discard);
  const apply = useOnce(underSameKey(later.watch(ready(trigger))), later.unanswered);
  return async (application) => later.offer(sendResult(await apply(applicationCall(application))), application);
}
