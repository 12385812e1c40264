import type { Language } from '@nzete/languages';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageChips } from './LanguageChips.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export interface LanguageSwitcherProps<Code extends string = Language> extends LanguageChoiceProps<Code> {
  /**
   * `menu`: a button with the language code, for the header. `chips`: all languages in a row, for
   * the footer and the mobile menu.
   * @default 'menu'
   */
  variant?: 'menu' | 'chips';
}

/**
 * Selects one of the languages of the `NzeteProvider`, each named in its own language.
 *
 * The languages are buttons, or links with `hrefFor`; the current one has `aria-current` and a
 * check mark. The menu follows the APG disclosure pattern: a choice changes the whole page at once,
 * so a radio group or listbox would not fit, because there an arrow key already selects.
 *
 * Slots: `language-switcher`, `language-switcher-button`, `language-switcher-list`,
 * `language-switcher-option`.
 *
 * @example
 * <LanguageSwitcher value={language} onChange={setLanguage} />
 * <LanguageSwitcher variant="chips" value={language} hrefFor={(code) => `/${code}/about`} />
 */
export function LanguageSwitcher<Code extends string = Language>({
  variant = 'menu',
  ...props
}: LanguageSwitcherProps<Code>) {
  // Callbacks only receive codes of the provider's languages; the caller asserts that these are
  // `Code`.
  const choice = props as unknown as LanguageChoiceProps<string>;
  return variant === 'menu' ? <LanguageMenu {...choice} /> : <LanguageChips {...choice} />;
}
