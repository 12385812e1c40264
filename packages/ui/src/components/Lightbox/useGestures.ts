'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Gestures {
  /** A press that did not move. */
  onPress: () => void;
  /** Moved to the left. */
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** As far as a finger moves before it is a swipe, in pixels. */
const SWIPE = 40;
/** As far as it may move and still press. */
const STILL = 10;

/**
 * Presses and swipes on an element, by finger, pen or mouse. They are shortcuts: each has a button of its own, so the element itself is none.
 * A page that is magnified is moved by swipes, which then do nothing here.
 */
export function useGestures(ref: RefObject<HTMLElement | null>, { onPress, onSwipeLeft, onSwipeRight }: Gestures) {
  const press = useEffectEvent(onPress);
  const swipe = useEffectEvent((distance: number) => (distance < 0 ? onSwipeLeft() : onSwipeRight()));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let start: { x: number; y: number } | undefined;
    let hasMoved = false;
    element.addEventListener(
      'pointerdown',
      ({ clientX, clientY, isPrimary }) => {
        if (!isPrimary) {
          // A second finger magnifies.
          start = undefined;
          hasMoved = true;
          return;
        }
        start = { x: clientX, y: clientY };
        hasMoved = false;
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        if (!start) return;
        const [x, y] = [clientX - start.x, clientY - start.y];
        start = undefined;
        hasMoved = Math.hypot(x, y) > STILL;
        const isMagnified = (window.visualViewport?.scale ?? 1) > 1.01;
        if (!isMagnified && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) swipe(x);
      },
      { signal },
    );
    element.addEventListener('click', () => hasMoved || press(), { signal });
    // A picture that is dragged by the mouse would take the pointer away.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, [ref]);
}
