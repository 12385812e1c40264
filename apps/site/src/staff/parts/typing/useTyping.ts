import { correctTyping } from '@nzete/domain';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isLeftAsTyped, leaveAsTyped } from './leftAsTyped.ts';

interface Corrected {
  control: HTMLInputElement | HTMLTextAreaElement;
  typed: string;
  text: string;
  count: number;
}

/** The text field of an event; events of the button below it have none. */
const controlOf = ({ target }: { target: EventTarget }) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;

/** Sets the value as typing would, so that React calls `onChange`. */
function write(control: Corrected['control'], text: string) {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for the end of a click: a new line would move what is being clicked. */
function afterClick(show: () => void) {
  if (document.documentElement.matches(':active')) addEventListener('mouseup', () => setTimeout(show), { once: true });
  else show();
}

/**
 * Corrects a text when its field is left: the apostrophes, spaces and quotation marks of its language.
 * What was typed comes back with Ctrl+Z in the field or with `undo`, and is not corrected again.
 */
export function useTyping(language: string, value: string) {
  const before = useRef('');
  const [corrected, setCorrected] = useState<Corrected>();
  const undo = () => {
    if (!corrected) return;
    const { control, typed } = corrected;
    leaveAsTyped(typed, language);
    write(control, typed);
    control.focus();
  };
  const counts = new Map([
    [corrected?.typed, 0],
    [corrected?.text, corrected?.count],
  ]);
  return {
    /** How many places were corrected; 0 once they were taken back. */
    count: counts.get(value),
    undo,
    onFocus: (event: FocusEvent) => {
      before.current = controlOf(event)?.value ?? before.current;
    },
    onBlur: (event: FocusEvent) => {
      const control = controlOf(event);
      const typed = control?.value ?? '';
      if (!control || control.readOnly || typed === before.current || isLeftAsTyped(typed, language)) return;
      const { text, count } = correctTyping(typed, language);
      if (text === typed) return;
      write(control, text);
      afterClick(() => setCorrected({ control, typed, text, count }));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || corrected?.text !== value) return;
      event.preventDefault();
      undo();
    },
  };
}
