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
      setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer])));
    };
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);
  return (pointer) => touched.has(pointer);
}
