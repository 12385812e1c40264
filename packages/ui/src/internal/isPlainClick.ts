import type { MouseEvent } from 'react';

/** The main button, without a key by which a link opens elsewhere. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
