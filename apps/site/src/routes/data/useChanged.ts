import type { ClimateRecords } from '@nzete/api-client/climate';
import { useEffect, useRef, useState } from 'react';
import { changedIn } from './provinceList.ts';

/** How long what has changed is marked. */
const MARK_MS = 4000;
const none: ReadonlySet<string> = new Set();

/** The codes of the provinces whose weather has just changed, for a moment; and how many they were, until the next change. */
export function useChanged(records: ClimateRecords | undefined) {
  const before = useRef(records);
  const [marked, setMarked] = useState(none);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const old = before.current;
    before.current = records;
    if (!old || !records || old === records) return;
    const changed = changedIn(old, records);
    if (changed.size === 0) return;
    setMarked(changed);
    setCount(changed.size);
    const timer = setTimeout(() => setMarked(none), MARK_MS);
    return () => clearTimeout(timer);
  }, [records]);
  return { marked, count };
}
