'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How a question was submitted: by Enter in the box, or by a button. */
export type SubmitSource = 'key' | 'button';

/**
 * How long Enter cannot stop an answer after a question, in case the key is held or pressed twice.
 */
const STOP_DELAY_MS = 1000;

/**
 * Keeps focus when a submit disables the box or removes the pressed button: focus moves to "Stop",
 * and afterwards back to the box, or to the conversation if a button was pressed, because the
 * on-screen keyboard would cover the answer.
 */
export function useChatFocus(isWaiting: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const sentBy = useRef<SubmitSource>(undefined);
  const sentAt = useRef(0);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!sentBy.current || !(isLost || document.activeElement?.closest('[data-slot="chat-form"]'))) return;
    if (isWaiting) return (stop.current ?? log.current)?.focus({ preventScroll: true });
    const target = sentBy.current === 'key' ? box : log;
    target.current?.focus({ preventScroll: true });
    sentBy.current = undefined;
  }, [isWaiting]);
  return {
    log,
    box,
    stop,
    rememberSubmit: (by: SubmitSource) => {
      sentBy.current = by;
      sentAt.current = performance.now();
    },
    onStopKey: (event: KeyboardEvent) => {
      const isSameKey = event.repeat || performance.now() - sentAt.current < STOP_DELAY_MS;
      if (event.key === 'Enter' && isSameKey) event.preventDefault();
    },
  };
}
