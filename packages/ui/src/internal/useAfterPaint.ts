'use client';

import { useEffect, useState } from 'react';

/**
 * A value, updated one frame after it changes: for invisible content, so that the visible part is
 * painted sooner.
 *
 * @param first the value until the first frame has been painted; by default the value itself
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
