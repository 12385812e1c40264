import { type Language, languages } from '@nzete/ui/format';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contentHref } from '../search.ts';
import { languageAt } from '../useEditorOf.ts';
import { fieldId } from './editorContext.ts';
import { partsOf } from './pointer.ts';

/** Opens the field at a pointer: its item, its language, and focus in it. */
export function useOpenField(path: string, isList: boolean, setLanguage: (language: Language) => void) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<{ pointer: string }>();
  useEffect(() => {
    if (target) focusFieldAt(target.pointer);
  }, [target]);
  return (pointer: string) => {
    const language = languageAt(pointer);
    if (language) setLanguage(language);
    const [index = ''] = partsOf(pointer);
    const open = async () => {
      if (isList) await navigate(index === '' ? contentHref(path) : contentHref(path, Number(index)));
      setTarget({ pointer });
    };
    void open();
  };
}

/** Focuses the control of a place, or of the nearest place around it; the heading if there is none. */
export const focusFieldAt = (pointer: string): void =>
  (controlAt(pointer) ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();

function controlAt(pointer: string): HTMLElement | null {
  // Of a text the language that is shown: the others may be hidden.
  const own = [pointer, ...languages.map((language) => `${pointer}/${language}`)]
    .map((each) => document.getElementById(fieldId(each)))
    .find((control) => control?.checkVisibility());
  if (own || pointer === '') return own ?? null;
  return controlAt(pointer.slice(0, pointer.lastIndexOf('/')));
}
