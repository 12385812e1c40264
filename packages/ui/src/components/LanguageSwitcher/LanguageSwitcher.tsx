import type { ComponentProps } from 'react';
import type { Language } from '../../format/languages.ts';
import { LanguageChips } from './LanguageChips.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export interface LanguageSwitcherProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The language being read. */
  value: Language;
  /** Another language was asked for. Keeping it and telling the rest of the page belong to the site. */
  onChange: (language: Language) => void;
  /**
   * `menu`: a button with the language's code, for the bar. `chips`: all four in a row, for the footer and the phone's menu.
   * @default 'menu'
   */
  look?: 'menu' | 'chips';
}

/**
 * Chooses one of the four languages, each written and read aloud in itself.
 *
 * The languages are buttons, the current one marked by `aria-current` and a check, and the menu is the APG's disclosure: a choice changes
 * the whole page at once, so neither a radio group nor a listbox fits, where an arrow key alone would already choose.
 *
 * @example <LanguageSwitcher value={language} onChange={setLanguage} />
 */
export function LanguageSwitcher({ look = 'menu', ...props }: LanguageSwitcherProps) {
  return look === 'menu' ? <LanguageMenu {...props} /> : <LanguageChips {...props} />;
}
