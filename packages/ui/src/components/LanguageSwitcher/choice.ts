import type { Language } from '@nzete/languages';
import type { ComponentProps } from 'react';

/**
 * What both variants of the switcher take. `Code` is the code of one of the languages of the
 * `NzeteProvider`.
 */
export interface LanguageChoiceProps<Code extends string = Language>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The code of the language being read. */
  value: Code;
  /**
   * Another language was asked for. Keeping it and telling the rest of the page belong to the site.
   * It may be left out where `hrefFor` says where each language is.
   */
  onChange?: (language: NoInfer<Code>) => void;
  /**
   * The address of this page in a language. With it the choices are links, which work before and
   * without a script. A plain click then calls `onChange` if there is one, instead of following the
   * link; a click that opens a new tab or window is left to the browser.
   */
  hrefFor?: (language: NoInfer<Code>) => string;
}
