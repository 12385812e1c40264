import type { Language } from '@nzete/ui/format';
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
    if (target) controlAt(target.pointer)?.focus();
  }, [target]);
  return (pointer: string) => {
    const language = languageAt(pointer);
    if (language) setLanguage(language);
    const [index = ''] = partsOf(pointer);
    const open = async () => {
      if (isList && index !== '') await navigate(contentHref(path, Number(index)));
      setTarget({ pointer });
    };
    void open();
  };
}

/** The control of a place, or of the nearest place around it. */
function controlAt(pointer: string): HTMLElement | null {
  const own = document.getElementById(fieldId(pointer)) ?? document.getElementById(fieldId(`${pointer}/en`));
  if (own || pointer === '') return own;
  return controlAt(pointer.slice(0, pointer.lastIndexOf('/')));
}
