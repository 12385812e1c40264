'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canLookUp, knownAs, type SavedCourseInterest } from './courseInterest.ts';

/** How long nothing is typed before the address is looked up. */
const PAUSE_MS = 500;

/** What was found; null is no record. It may be aborted, and rejects when it is not known. */
export type InterestLookup = (email: string, signal: AbortSignal) => Promise<SavedCourseInterest | null>;

interface LookupOptions<Asked> {
  email: string;
  lookup: InterestLookup;
  /** An address was typed: what is to be remembered until its answer comes. */
  onAsk: () => Asked;
  onAnswer: (found: SavedCourseInterest | null, asked: Asked) => void;
  onFailure: () => void;
}

/**
 * Looks up what is saved under an address when its typing pauses. Another address ends the lookup of the one before, so that only the
 * newest answers, and never two are on their way.
 */
export function useInterestLookup<Asked>({ email, lookup, onAsk, onAnswer, onFailure }: LookupOptions<Asked>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const running = useRef<AbortController>(undefined);
  const address = knownAs(email);
  const ask = useEffectEvent(onAsk);
  const start = useEffectEvent(lookup);
  const settle = useEffectEvent((asked: Asked, found: SavedCourseInterest | null | undefined) => {
    setState(found === undefined ? 'failed' : 'idle');
    if (found === undefined) onFailure();
    else onAnswer(found, asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same address again
  useEffect(() => {
    setState('idle');
    if (!canLookUp(address)) return;
    const asked = ask();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const pause = setTimeout(async () => {
      setState('looking');
      const found = await start(address, signal).catch(() => undefined);
      if (!signal.aborted) settle(asked, found);
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(pause));
    return () => controller.abort();
  }, [address, attempt]);
  return {
    state,
    lookAgain: () => setAttempt(attempt + 1),
    /** Its answer is not wanted any more. */
    end: () => {
      running.current?.abort();
      setState('idle');
    },
  };
}
