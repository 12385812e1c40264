import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsWaiting } from './notificationsSlice.ts';

/**
 * Fetches the code that shows messages when the first one waits. When the network fails, the message stays in the store, and the code is
 * asked for again once the phone is back online.
 */
export function Toasts() {
  const isNeeded = useSelector(selectIsWaiting);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region || !isNeeded) return;
    const fetchRegion = () => {
      import('./ToastRegion.tsx').then(
        ({ default: loaded }) => setRegion(() => loaded),
        () => {}, // no network: the listener below tries again
      );
    };
    fetchRegion();
    window.addEventListener('online', fetchRegion);
    return () => window.removeEventListener('online', fetchRegion);
  }, [Region, isNeeded]);
  return Region ? <Region /> : null;
}
