import type { Language } from '@nzete/languages';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageChips } from './LanguageChips.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export interface LanguageSwitcherProps<Code extends string = Language> extends LanguageChoiceProps<Code> {
  /**
   * `menu`: a button with the language's code, for the bar. `chips`: all in a row, for the footer
   * and the phone's menu.
   * @default 'menu'
   */
  variant?: 'menu' | 'chips';
}

/**
 * Chooses one of the languages of the `NzeteProvider`, each written and read aloud in itself.
 *
 * The languages are buttons, or links where `hrefFor` is given, the current one marked by
 * `aria-current` and a check. The menu is the APG's disclosure: a choice changes the whole page at
 * once, so neither a radio group nor a listbox fits, where an arrow key alone would already choose.
 *
 * Slots: `language-switcher`, `language-switcher-button`, `language-switcher-list`, `language-switcher-option`.
 *
 * @example
 * <LanguageSwitcher value={language} onChange={setLanguage} />
 * <LanguageSwitcher variant="chips" value={language} hrefFor={(language) => `/${language}/about`} />
 */
export function LanguageSwitcher<Code extends string = Language>({
  variant = 'menu',
  ...props
}: LanguageSwitcherProps<Code>) {
  // Only a code of the provider's languages is given to the callbacks; that these are `Code` is
  // what the caller says.
  const choice = props as unknown as LanguageChoiceProps<string>;
  return variant === 'menu' ? <LanguageMenu {...choice} /> : <LanguageChips {...choice} />;
}
