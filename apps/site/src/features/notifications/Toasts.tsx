import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsWaiting, selectWaiting } from './notificationsSlice.ts';

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
  const message = useSelector(selectWaiting).at(-1);
  return (
    <div role="alert" className="nz:fixed nz:inset-x-0 nz:bottom-0 nz:z-(--nz-z-toast) nz:bg-surface nz:text-text">
      {message ? (
        <div className="nz:wrap nz:border-line-strong nz:border-t-[1.5px] nz:py-4">
          <p className="nz:font-semibold">{message.title}</p>
          <p className="nz:bare">{message.description}</p>
        </div>
      ) : null}
    </div>
  );
}
