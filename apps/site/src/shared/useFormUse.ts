import { useEffect, useEffectEvent } from 'react';

/** Calls a function once, as soon as a form of the page is used. */
export function useFormUse(onUse: () => void) {
  const used = useEffectEvent(onUse);
  useEffect(() => {
    const isInForm = (element: EventTarget | null) => element instanceof Element && element.closest('form') !== null;
    const use = ({ target }: FocusEvent) => {
      if (!isInForm(target)) return;
      document.removeEventListener('focusin', use);
      used();
    };
    if (isInForm(document.activeElement)) used();
    else document.addEventListener('focusin', use);
    return () => document.removeEventListener('focusin', use);
  }, []);
}
