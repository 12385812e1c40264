'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import { firstPicture, isAutoplaying, rotate, startTimers } from './rotation.ts';

/** Autoplay of the hero's pictures, unless the visitor, the device or a background tab stops it. */
export function useRotation(count: number, interval: number, autoplay: boolean) {
  const [state, dispatch] = useReducer(rotate, firstPicture);
  const [isHovered, setIsHovered] = useState(false);
  const isHidden = useIsHidden();
  const prefersNoAutoplay = usePrefersNoAutoplay();
  // A change of language may change the number of pictures.
  const current = state.current < count ? state.current : 0;
  const isStill = !autoplay || prefersNoAutoplay;
  const isPlaying = isAutoplaying(state.mode, { count, isStill, isHovered, isHidden });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture's turn starts its own clock
  useEffect(() => {
    if (!isPlaying) return;
    return startTimers(
      interval,
      () => dispatch({ type: 'prepare', count }),
      () => dispatch({ type: 'turn', count }),
    );
  }, [isPlaying, interval, count, current]);

  const isPressed = useRef(false);
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => {
      // Focus from a click on the pause button must not stop the pictures: the click handler does.
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
  return { ...state, current, isPlaying, isStill, dispatch, handlers };
}

/** Shared by the hero and the controls of its pictures. */
export type Rotation = ReturnType<typeof useRotation>;

/** Whether the page is in a background tab. */
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

/** Whether the device asks for reduced motion, or the visitor saves data. */
function usePrefersNoAutoplay() {
  const [isReduced, setIsReduced] = useState(false);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setIsReduced(motion.matches);
    update();
    motion.addEventListener('change', update);
    return () => motion.removeEventListener('change', update);
  }, []);
  return useNzete().savesData || isReduced;
}
