import { readError, type Trigger, useOnce } from '@nzete/api-client';
import { useMemo, useState } from 'react';
import { underSameKey } from '../../shared/sameKey.ts';
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

/**
 * `useOnce` for what is kept in this tab: what was sent before the page was loaded again is not
 * done twice, and gets the answer that was lost.
 *
 * @param key names what is written or decided, as in `useKept`; who can take it back uses the same
 */
export function useKeptOnce<Args extends object, Result extends { error?: unknown }>(
  key: string,
  trigger: Trigger<Args, Result>,
  /** Of a call whose answer has no body, which `useOnce` takes for no answer. */
  { isEmpty = false } = {},
): (args: Args) => Promise<Result> {
  const attempt = `attempt ${key}`;
  const store = { read: () => read(attempt), write: (text: string) => write(attempt, text) };
  const sameKey = underSameKey(store)(trigger);
  const once = useOnce(sameKey);
  return async (args) => {
    const key = isEmpty ? crypto.randomUUID?.() : undefined;
    const result = await (isEmpty ? sameKey(key ? { ...args, 'Idempotency-Key': key } : args) : once(args));
    const { status } = readError(result.error);
    // The same another time is another one. A refusal is an answer too.
    if (!result.error || (status !== null && status < 500)) write(attempt, '');
    return result;
  };
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
