import type { Language } from '@nzete/languages';
import type { ComponentProps } from 'react';

/**
 * The props of both variants. `Code` is the union of the language codes of the `NzeteProvider`.
 */
export interface LanguageChoiceProps<Code extends string = Language>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The code of the current language. */
  value: Code;
  /**
   * Called when another language is chosen. The site stores it and updates the page. Optional with
   * `hrefFor`.
   */
  onChange?: (language: NoInfer<Code>) => void;
  /**
   * The URL of this page in a language. With it the options are links, which work without
   * JavaScript. On a plain click `onChange`, if passed, is called instead of following the link;
   * clicks that open a new tab or window are left to the browser.
   */
  hrefFor?: (language: NoInfer<Code>) => string;
}
