import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '../hooks.ts';
import { selectWaiting } from './notificationsSlice.ts';

/**
 * Fetches the code that shows messages when the first one waits. When the network fails, the message stays in the store, and the code is
 * asked for again once the phone is back online.
 */
export function Toasts() {
  const isNeeded = useAppSelector((state) => selectWaiting(state).length > 0);
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
