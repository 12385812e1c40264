import { BottomNotice } from '@nzete/ui/BottomNotice';
import { Button } from '@nzete/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { notificationShown, selectIsWaiting, selectWaiting } from './notificationsSlice.ts';

const Region = lazy(() => import('./ToastRegion.tsx'));

/**
 * Loads the toast region with the first message. If that fails, the newest message is shown
 * plainly: some browsers never retry a module that failed to load.
 */
export function Toasts() {
  const isWaiting = useSelector(selectIsWaiting);
  const [isNeeded, setIsNeeded] = useState(isWaiting);
  if (isWaiting && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ErrorBoundary fallback={() => <PlainMessage />}>
        <Region />
      </ErrorBoundary>
    </Suspense>
  );
}

/** The newest message, without the toast region. */
function PlainMessage() {
  const waiting = useSelector(selectWaiting);
  const message = waiting.at(-1);
  const dispatch = useDispatch();
  const close = () => {
    // Older messages are out of date by then.
    for (const { id } of waiting) dispatch(notificationShown(id));
  };
  return (
    <div role="alert">
      {message ? (
        <BottomNotice>
          <p>
            <strong>{message.title}</strong> {message.description}
          </p>
          <Button variant="quiet" size="sm" onClick={close}>
            <FormattedMessage {...sharedMessages.close} />
          </Button>
        </BottomNotice>
      ) : null}
    </div>
  );
}
