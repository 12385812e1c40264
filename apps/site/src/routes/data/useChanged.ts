import type { ClimateRecords } from '@nzete/api-client/climate';
import { useEffect, useRef, useState } from 'react';
import { changedIn } from './provinceList.ts';
import { startSayer } from './sayer.ts';

/** How long what has changed is marked. */
const MARK_MS = 4000;
const none: ReadonlySet<string> = new Set();

/** The codes of the provinces whose weather has just changed, for a moment; and how many a screen reader is told of, at most once a minute. */
export function useChanged(records: ClimateRecords | undefined) {
  const before = useRef(records);
  const [marked, setMarked] = useState(none);
  const [count, setCount] = useState(0);
  const [sayer] = useState(() => startSayer(setCount));
  useEffect(() => sayer.stop, [sayer]);
  useEffect(() => {
    const old = before.current;
    before.current = records;
    if (!old || !records || old === records) return;
    const changed = changedIn(old, records);
    if (changed.size === 0) return;
    setMarked(changed);
    sayer.add(changed);
  }, [records, sayer]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), MARK_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return { marked, count };
}
