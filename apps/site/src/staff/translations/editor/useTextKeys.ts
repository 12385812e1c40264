import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface TextKeys {
  previous: string | undefined;
  next: string | undefined;
  onSave: (() => void) | undefined;
}

/** Ctrl + Enter saves; Alt + Page Down and Alt + Page Up open the neighbours, also while one types. */
export function useTextKeys({ previous, next, onSave }: TextKeys) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const href = altKey ? { PageDown: next, PageUp: previous }[key] : undefined;
    if (href !== undefined) void navigate(href);
    else if (key === 'Enter' && (ctrlKey || metaKey) && onSave) onSave();
    else return;
    event.preventDefault();
  };
}
