import type { MouseEvent } from 'react';

const controls =
  'a, button, input, select, textarea, label, summary, audio, video, [role="button"], [contenteditable="true"]';

/** Whether a click on a card means the card: not a control in it, not the end of selecting text, not handled already. */
export function isCardPress({ defaultPrevented, target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  // A dialog or a menu opened from the card is its child for React, but not on the page.
  if (!currentTarget.contains(target) || target.closest(controls)) return false;
  const selection = window.getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(currentTarget, true);
}
