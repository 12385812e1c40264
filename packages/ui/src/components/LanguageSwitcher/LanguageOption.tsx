'use client';

import type { LanguageDefinition } from '@nzete/languages';
import type { MouseEvent, ReactNode } from 'react';
import type { LanguageChoiceProps } from './choice.ts';

interface LanguageOptionProps extends Pick<LanguageChoiceProps<string>, 'value' | 'onChange' | 'hrefFor'> {
  language: LanguageDefinition;
  /** Called when it is chosen, even if it is the current one. */
  onPress?: () => void;
  className: string;
  children: ReactNode;
}

/** One language: a link if its URL is known, otherwise a button. */
export function LanguageOption({
  language,
  value,
  onChange,
  hrefFor,
  onPress,
  className,
  ...props
}: LanguageOptionProps) {
  const { code, direction } = language;
  const choose = () => {
    onPress?.();
    if (code !== value) onChange?.(code);
  };
  const shared = {
    'data-slot': 'language-switcher-option',
    lang: code,
    dir: direction,
    'aria-current': code === value || undefined,
    ...props,
  };
  if (!hrefFor) return <button type="button" className={className} onClick={choose} {...shared} />;
  const followOrChoose = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    if (onChange) event.preventDefault();
    choose();
  };
  // A plain anchor: the router may not serve the URLs of other languages.
  return <a href={hrefFor(code)} className={className} hrefLang={code} onClick={followOrChoose} {...shared} />;
}

/** Clicks that open a new tab or window, or download. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
