'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { firstPicture, isRotating, rotate, startTurn } from './rotation.ts';

/** Turns the hero's pictures unless the visitor, the device or a hidden page stops them. */
export function useRotation(count: number, interval: number, isStill: boolean) {
  const [state, dispatch] = useReducer(rotate, firstPicture);
  const [isHeld, setIsHeld] = useState(false);
  const isHidden = useIsHidden();
  const prefersStill = usePrefersStillPictures();
  // After a change of language there may be fewer pictures.
  const current = state.current < count ? state.current : 0;
  const isTurning = isRotating(state.mode, { count, isStill: isStill || prefersStill, isHeld, isHidden });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture's turn starts its own clock
  useEffect(() => {
    if (!isTurning) return;
    return startTurn(
      interval,
      () => dispatch({ type: 'prepare', count }),
      () => dispatch({ type: 'turn', count }),
    );
  }, [isTurning, interval, count, current]);

  const isPressed = useRef(false);
  const handlers = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => {
      // Focus that comes with a press of the pause button must not stop the pictures: the press is about to.
      if (!isPressed.current) dispatch({ type: 'focus' });
      isPressed.current = false;
    },
    onTogglePress: () => {
      isPressed.current = true;
    },
    onToggle: () => {
      isPressed.current = false;
      dispatch({ type: 'toggle' });
    },
  };
  return { ...state, current, isTurning, isStill: isStill || prefersStill, dispatch, handlers };
}

/** What the hero and the controls of its pictures share. */
export type Rotation = ReturnType<typeof useRotation>;

/** Whether the page lies in a background tab. */
function useIsHidden() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Whether the visitor's device asks for less motion or less data. */
function usePrefersStillPictures() {
  const [prefersStill, setPrefersStill] = useState(false);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    // Not in TypeScript's DOM types, and not in every browser.
    const { connection } = navigator as Navigator & { connection?: EventTarget & { saveData?: boolean } };
    const update = () => setPrefersStill(motion.matches || connection?.saveData === true);
    update();
    motion.addEventListener('change', update);
    connection?.addEventListener('change', update);
    return () => {
      motion.removeEventListener('change', update);
      connection?.removeEventListener('change', update);
    };
  }, []);
  return prefersStill;
}
