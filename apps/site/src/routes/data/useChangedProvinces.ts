import type { ClimateRecords } from '@nzete/api-client/climate';
import { useEffect, useRef, useState } from 'react';
import { createAnnouncer } from './announcer.ts';
import { changedIn } from './provinceList.ts';

/** How long a change is marked. */
const MARKED_MS = 4000;
const none: ReadonlySet<string> = new Set();

/**
 * The codes of provinces that have just changed, and the number to announce, at most once a minute.
 */
export function useChangedProvinces(records: ClimateRecords | undefined) {
  const before = useRef(records);
  const [marked, setMarked] = useState(none);
  const [count, setCount] = useState(0);
  const [announcer] = useState(() => createAnnouncer(setCount));
  useEffect(() => announcer.stop, [announcer]);
  useEffect(() => {
    const old = before.current;
    before.current = records;
    if (!old || !records || old === records) return;
    const changed = changedIn(old, records);
    if (changed.size === 0) return;
    setMarked(changed);
    announcer.add(changed);
  }, [records, announcer]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return { marked, count };
}
