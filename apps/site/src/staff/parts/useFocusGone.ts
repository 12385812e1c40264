import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For what goes with its row while focus is in it: `onGone` sends focus to a place that stays. */
export function useFocusGone<Element extends HTMLElement>(onGone: () => void) {
  const ref = useRef<Element>(null);
  const leave = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (own?.contains(document.activeElement)) leave();
    };
  }, []);
  return ref;
}
