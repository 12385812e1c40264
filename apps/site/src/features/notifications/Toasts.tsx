import { Button } from '@nzete/ui/Button';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { bottomNote } from '../../shared/bottomNote.ts';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { notificationShown, selectIsWaiting, selectWaiting } from './notificationsSlice.ts';

/** React keeps the failure of a lazy component, so another attempt needs another one. */
const createAttempt = (number: number) => ({ number, Region: lazy(() => import('./ToastRegion.tsx')) });

/**
 * Fetches the code that shows messages with the first of them. When it does not come, the message
 * shows plainly and stays in the store, and the code is fetched again when the phone is back online
 * or the message is closed.
 */
export function Toasts() {
  const isWaiting = useSelector(selectIsWaiting);
  const [isNeeded, setIsNeeded] = useState(isWaiting);
  const [{ number, Region }, setAttempt] = useState(() => createAttempt(1));
  if (isWaiting && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  // As a transition it leaves the plain message in place until the code has come.
  const retry = () => startTransition(() => setAttempt(createAttempt(number + 1)));
  return (
    <Suspense>
      <ErrorBoundary key={number} fallback={() => <PlainMessage retry={retry} />}>
        <Region />
      </ErrorBoundary>
    </Suspense>
  );
}

/** The newest message, without what needs code of its own. */
function PlainMessage({ retry }: { retry: () => void }) {
  const waiting = useSelector(selectWaiting);
  const message = waiting.at(-1);
  const dispatch = useDispatch();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const close = () => {
    // What was said before the newest is out of date by then.
    for (const { id } of waiting) dispatch(notificationShown(id));
    retry();
  };
  return (
    <div role="alert" className="nz:bare">
      {message ? (
        <div className={`nz:flex ${bottomNote}`}>
          <p className="nz:py-2">
            <strong className="nz:font-semibold">{message.title}</strong> {message.description}
          </p>
          <Button variant="quiet" size="sm" onClick={close}>
            <FormattedMessage {...sharedMessages.close} />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
