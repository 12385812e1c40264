import { useMemo, useState } from 'react';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

const PREFIX = 'nzete-staff:';

/**
 * A value that outlives a reload, an ended session and a lost connection, in this tab only: what
 * someone is writing. An empty text removes it.
 */
export function useKept(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key));
  return [
    value,
    (next) => {
      setValue(next);
      write(key, next);
    },
  ];
}

/** The same for a value that is kept as JSON; undefined removes it. */
export function useKeptJson<Value>(key: string): [Value | undefined, (value: Value | undefined) => void] {
  const [text, keep] = useKept(key);
  const value = useMemo(() => parsed<Value>(text), [text]);
  return [value, (next) => keep(next === undefined ? '' : JSON.stringify(next))];
}

/** Whether something is kept that is not sent yet. */
export const isKept = (key: string): boolean => read(key) !== '';

function parsed<Value>(text: string): Value | undefined {
  try {
    return text ? (JSON.parse(text) as Value) : undefined; // written above
  } catch {
    return undefined;
  }
}

/** Forgets what was kept: at a sign-out, or when another person signs in. */
export function forgetKept() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

const read = (key: string) => readTab(PREFIX + key);
const write = (key: string, value: string) => writeTab(PREFIX + key, value);
