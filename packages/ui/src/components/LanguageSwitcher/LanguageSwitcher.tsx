import type { LanguageChoiceProps } from './choice.ts';
import { LanguageChips } from './LanguageChips.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export interface LanguageSwitcherProps extends LanguageChoiceProps {
  /**
   * `menu`: a button with the language's code, for the bar. `chips`: all four in a row, for the footer and the phone's menu.
   * @default 'menu'
   */
  variant?: 'menu' | 'chips';
}

/**
 * Chooses one of the four languages, each written and read aloud in itself.
 *
 * The languages are buttons, or links where `hrefFor` is given, the current one marked by `aria-current` and a check. The menu is the APG's
 * disclosure: a choice changes the whole page at once, so neither a radio group nor a listbox fits, where an arrow key alone would already
 * choose.
 *
 * Slots: `language-switcher`, `language-switcher-button`, `language-switcher-list`, `language-switcher-option`.
 *
 * @example
 * <LanguageSwitcher value={language} onChange={setLanguage} />
 * <LanguageSwitcher variant="chips" value={language} hrefFor={(language) => `/${language}/about`} />
 */
export function LanguageSwitcher({ variant = 'menu', ...props }: LanguageSwitcherProps) {
  return variant === 'menu' ? <LanguageMenu {...props} /> : <LanguageChips {...props} />;
}
