import type { ComponentProps } from 'react';
import type { Language } from '../../format/languages.ts';

/** What both looks of the switcher take. */
export interface LanguageChoiceProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The language being read. */
  value: Language;
  /** Another language was asked for. Keeping it and telling the rest of the page belong to the site. */
  onChange: (language: Language) => void;
}
