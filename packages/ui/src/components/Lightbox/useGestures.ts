'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Gestures {
  /** A press without movement. */
  onPress: () => void;
  /** Moved to the left. */
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** The distance in pixels from which a movement is a swipe. */
const SWIPE_DISTANCE = 40;
/** The distance within which it is still a press. */
const PRESS_TOLERANCE = 10;

/**
 * Presses and swipes on an element, by finger, pen or mouse. They are shortcuts for buttons, so the
 * element itself has no role. On a zoomed page swipes scroll, and are ignored here.
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
          // A second finger zooms.
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
        hasMoved = Math.hypot(x, y) > PRESS_TOLERANCE;
        const isMagnified = (window.visualViewport?.scale ?? 1) > 1.01;
        if (!isMagnified && Math.abs(x) > SWIPE_DISTANCE && Math.abs(x) > 2 * Math.abs(y)) swipe(x);
      },
      { signal },
    );
    element.addEventListener('click', () => hasMoved || press(), { signal });
    // Dragging an image with the mouse would cancel the pointer events.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, [ref]);
}
