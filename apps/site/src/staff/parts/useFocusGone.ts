import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For an element that disappears while it has focus: `onGone` moves focus to one that stays. */
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
