'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { Language } from '../../format/languages.ts';
import type { LanguageChoiceProps } from './choice.ts';

interface LanguageOptionProps extends Pick<LanguageChoiceProps, 'value' | 'onChange' | 'hrefFor'> {
  language: Language;
  /** It was pressed, also when it is the current one. */
  onPress?: () => void;
  className: string;
  children: ReactNode;
}

/** One language: a link where its address is known, else a button. */
export function LanguageOption({
  language,
  value,
  onChange,
  hrefFor,
  onPress,
  className,
  ...props
}: LanguageOptionProps) {
  const choose = () => {
    onPress?.();
    if (language !== value) onChange?.(language);
  };
  const shared = {
    'data-slot': 'language-switcher-option',
    lang: language,
    'aria-current': language === value || undefined,
    ...props,
  };
  if (!hrefFor) return <button type="button" className={className} onClick={choose} {...shared} />;
  const followOrChoose = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    if (onChange) event.preventDefault();
    choose();
  };
  // A plain anchor: another language may be at an address that this page's router does not serve.
  return <a href={hrefFor(language)} className={className} hrefLang={language} onClick={followOrChoose} {...shared} />;
}

/** A new tab, a new window, a download. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
