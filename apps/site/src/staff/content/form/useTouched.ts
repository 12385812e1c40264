import { isLanguage } from '@nzete/ui/format';
import { useEffect, useState } from 'react';
import { fieldId } from './editorContext.ts';

const PREFIX = fieldId('');

/** Whether the field at a pointer was left. Until then it shows no fault. */
export function useTouched(): (pointer: string) => boolean {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.id : '';
      if (!id.startsWith(`${PREFIX}/`)) return;
      const pointer = id.slice(PREFIX.length);
      // A text in no language is at fault as a whole.
      const end = pointer.lastIndexOf('/');
      const whole = isLanguage(pointer.slice(end + 1)) ? pointer.slice(0, end) : pointer;
      setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer, whole])));
    };
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);
  return (pointer) => touched.has(pointer);
}
