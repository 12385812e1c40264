import type { Trigger } from '@nzete/api-client';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { AppDispatch, RootState } from '../rootReducer.ts';
import { useFormUse } from '../useFormUse.ts';
import type { Content, FormName } from './keptForm.ts';
import { outboxPrepared } from './outboxSlice.ts';
import type { Attempt } from './SendLaterOffer.tsx';

const load = () => import('./SendLaterOffer.tsx');
const Offer = lazy(load);

type Args = Content['args'] & { 'Idempotency-Key'?: string };
interface Result {
  ok: boolean;
  reason?: string;
}

/**
 * Offers to keep a form on the device and to send it later, when it cannot be sent for want of a
 * network.
 *
 * @param onKept called when the form is kept, before it is reset: its draft is no longer needed
 * @example
 * const later = useSendLater('feedback', draft.discard);
 * const post = useOnce(later.watch(trigger), later.unanswered);
 * const result = later.offer(sendResult(await post(feedbackCall(values))), values);
 */
export function useSendLater(form: FormName, onKept?: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const reopened = useSelector(({ outbox }: RootState) => outbox?.reopened);
  const attempt = useRef<Attempt>(undefined);
  usePreparedOffer();
  const isReopened = reopened?.form === form;
  return {
    /** Remembers the arguments and the key of each attempt. */
    watch:
      <A extends object, R extends { error?: unknown }>(trigger: Trigger<A, R>): Trigger<A, R> =>
      (args) => {
        const { 'Idempotency-Key': id, ...rest }: Args = { ...args };
        attempt.current = id ? { id, args: rest } : undefined;
        return trigger(args);
      },
    /** For `useOnce`: a form that was opened again is sent under its key, unless it was changed. */
    unanswered: isReopened ? { args: reopened.args, key: reopened.id } : undefined,
    /** Adds the offer to the result of an attempt that got no answer. */
    offer: <R extends Result>(result: R, values: object, isUnanswered = gotNoAnswer(result)) => {
      if (result.ok && isReopened) void import('./outbox.ts').then(({ reopenedSent }) => dispatch(reopenedSent(form)));
      if (!isUnanswered || !attempt.current) return result;
      return { ...result, offer: offerOf(<Offer {...{ form, values, onKept }} attempt={attempt.current} />) };
    },
  };
}

const gotNoAnswer = ({ reason }: Result) => reason === 'offline' || reason === 'no-response';

/** Without its code there is no offer; the reason of the failure says what to do. */
const offerOf = (offer: ReactNode) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{offer}</Suspense>
  </ErrorBoundary>
);

/**
 * Loads the offer, and `OutboxSupport` the page of the outbox, as soon as a form of the page is
 * used: once there is no network, it would be too late.
 */
function usePreparedOffer() {
  const dispatch = useDispatch<AppDispatch>();
  useFormUse(() => {
    dispatch(outboxPrepared());
    load().catch(() => {});
  });
}
