import type { ComponentProps } from 'react';
import type { Language } from '../../format/languages.ts';

/** What both variants of the switcher take. */
export interface LanguageChoiceProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The language being read. */
  value: Language;
  /**
   * Another language was asked for. Keeping it and telling the rest of the page belong to the site. It may be left out where `hrefFor` says
   * where each language is.
   */
  onChange?: (language: Language) => void;
  /**
   * The address of this page in a language. With it the choices are links, which work before and without a script. A plain click then calls
   * `onChange` if there is one, instead of following the link; a click that opens a new tab or window is left to the browser.
   */
  hrefFor?: (language: Language) => string;
}
