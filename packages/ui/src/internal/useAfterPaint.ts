'use client';

import { useEffect, useState } from 'react';

/**
 * A value once the frame that follows its change has been painted: for what is not seen, beside what is.
 *
 * @param first what it is until the first frame has been painted; the value itself unless given
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
