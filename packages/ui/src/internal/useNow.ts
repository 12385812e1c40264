'use client';

import { useEffect, useState } from 'react';

/** The update interval. */
const UPDATE_INTERVAL_MS = 30_000;

/**
 * The current time in epoch milliseconds. Null on the server and during hydration, so that both
 * render the same.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
