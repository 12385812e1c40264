import { type KeyboardEvent, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="dialog"]';

interface Shortcuts {
  /** Opens the message that accepts the open entry, if that is possible. */
  onAccept: (() => void) | undefined;
}

/**
 * J and K move in the list, A accepts. They work while focus is in the inbox and not in a field, so
 * that no letter is caught from someone who types or dictates.
 */
export function useShortcuts({ onAccept }: Shortcuts) {
  const inbox = useRef<HTMLDivElement>(null);
  const move = (step: 1 | -1) => {
    const rows = [...(inbox.current?.querySelectorAll<HTMLElement>('[data-slot="entry-row"]') ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const from = focused === -1 ? rows.findIndex((row) => row.dataset.open !== undefined) : focused;
    // Without a place to start from, K begins at the end.
    rows.at(from === -1 && step === -1 ? -1 : Math.max(0, Math.min(from + step, rows.length - 1)))?.focus();
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(typing))) return;
    const letter = key.toLowerCase();
    if (letter === 'j') move(1);
    else if (letter === 'k') move(-1);
    else if (letter === 'a' && onAccept) onAccept();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref: inbox, onKeyDownCapture };
}
