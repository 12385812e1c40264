import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languageNames, languages } from '../../format/languages.ts';
import { cx } from '../../internal/cx.ts';
import type { LanguageChoiceProps } from './choice.ts';
import { languageSwitcherMessages } from './LanguageSwitcher.messages.ts';

/** All languages in a row, the current one on the offbeat ground. */
export function LanguageChips({ value, onChange, className, ...props }: LanguageChoiceProps) {
  const intl = useIntl();
  return (
    // A fieldset would announce a form where there is none.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={intl.formatMessage(languageSwitcherMessages.label)}
      data-slot="language-switcher"
      className={cx('flex flex-wrap gap-1 noscript:hidden print:hidden', className)}
      {...props}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === value || undefined}
          onClick={() => language !== value && onChange(language)}
          className={cx(
            'inline-flex min-h-10 items-center gap-1.5 border-[1.5px] border-transparent px-3 text-md font-semibold focus-ring',
            language === value
              ? 'bg-offbeat text-on-offbeat forced-colors:border-[Highlight]'
              : 'decoration-offbeat decoration-2 underline-offset-[6px] hover:underline',
          )}
        >
          {language === value ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
