import { Button } from '@nzete/ui/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { bottomNote } from '../../shared/bottomNote.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { notificationShown, selectIsWaiting, selectWaiting } from './notificationsSlice.ts';

/**
 * Fetches the code that shows messages when the first one waits. When the network fails, the message shows plainly meanwhile, stays in the
 * store, and the code is asked for again once the phone is back online.
 */
export function Toasts() {
  const isNeeded = useSelector(selectIsWaiting);
  const [Region, setRegion] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Region || !isNeeded) return;
    const fetchRegion = () => {
      import('./ToastRegion.tsx').then(
        ({ default: loaded }) => setRegion(() => loaded),
        () => setHasFailed(true),
      );
    };
    fetchRegion();
    window.addEventListener('online', fetchRegion);
    return () => window.removeEventListener('online', fetchRegion);
  }, [Region, isNeeded]);
  if (Region) return <Region />;
  return hasFailed ? <PlainMessage /> : null;
}

/** The newest message, without what needs code of its own. */
function PlainMessage() {
  const waiting = useSelector(selectWaiting);
  const message = waiting.at(-1);
  const dispatch = useDispatch();
  // What was said before the newest is out of date by then.
  const close = () => {
    for (const { id } of waiting) dispatch(notificationShown(id));
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
