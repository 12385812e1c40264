import { useEffect, useEffectEvent } from 'react';

/** Calls back when what is not saved should be: the network is back, or the tab is left or closed. */
export function useLeave(onLeave: (event: Event) => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listener = (event: Event) => leave(event);
    window.addEventListener('online', listener);
    window.addEventListener('beforeunload', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('beforeunload', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
