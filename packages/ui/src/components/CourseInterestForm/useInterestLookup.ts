'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canLookUp, normalizedAddress, type SavedCourseInterest } from './courseInterest.ts';

/** The debounce delay. */
const DEBOUNCE_MS = 500;

/**
 * Resolves with the record, or null if there is none. It may be aborted, and rejects on failure.
 */
export type InterestLookup = (email: string, signal: AbortSignal) => Promise<SavedCourseInterest | null>;

interface LookupOptions<Context> {
  email: string;
  lookup: InterestLookup;
  /** Called when an address was typed; returns what to remember until the response arrives. */
  onRequest: () => Context;
  onResponse: (found: SavedCourseInterest | null, requested: Context) => void;
  onFailure: () => void;
}

/**
 * Looks up the saved record of an address, debounced. A new address aborts the previous lookup, so
 * that there is at most one request and only the latest one is used.
 */
export function useInterestLookup<Context>({
  email,
  lookup,
  onRequest,
  onResponse,
  onFailure,
}: LookupOptions<Context>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const running = useRef<AbortController>(undefined);
  const address = normalizedAddress(email);
  const ask = useEffectEvent(onRequest);
  const start = useEffectEvent(lookup);
  const settle = useEffectEvent((requested: Context, found: SavedCourseInterest | null | undefined) => {
    setState(found === undefined ? 'failed' : 'idle');
    if (found === undefined) onFailure();
    else onResponse(found, requested);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same address again
  useEffect(() => {
    setState('idle');
    if (!canLookUp(address)) return;
    const requested = ask();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const pause = setTimeout(async () => {
      setState('looking');
      const found = await start(address, signal).catch(() => undefined);
      if (!signal.aborted) settle(requested, found);
    }, DEBOUNCE_MS);
    signal.addEventListener('abort', () => clearTimeout(pause));
    return () => controller.abort();
  }, [address, attempt]);
  return {
    state,
    retryLookup: () => setAttempt(attempt + 1),
    /** Aborts the request. */
    end: () => {
      running.current?.abort();
      setState('idle');
    },
  };
}
