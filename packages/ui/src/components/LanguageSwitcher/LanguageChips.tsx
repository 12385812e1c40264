import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageOption } from './LanguageOption.tsx';
import { languageSwitcherMessages } from './LanguageSwitcher.messages.ts';

/** All languages in a row that begins where its place begins; only the current one has a ground, and so room at its sides. */
export function LanguageChips({ value, onChange, hrefFor, className, ...props }: LanguageChoiceProps<string>) {
  const intl = useIntl();
  const { languages } = useNzete();
  return (
    // A fieldset would announce a form where there is none.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={intl.formatMessage(languageSwitcherMessages.label)}
      data-slot="language-switcher"
      className={cx('flex flex-wrap gap-x-5 gap-y-1 print:hidden', !hrefFor && 'needs-script', className)}
      {...props}
    >
      {languages.map((language) => (
        <LanguageOption
          key={language.code}
          {...{ language, value, onChange, hrefFor }}
          className={cx(
            'inline-flex min-h-10 items-center gap-1.5 text-md font-semibold focus-ring',
            language.code === value
              ? 'bg-offbeat px-3 text-on-offbeat forced-colors:border-[1.5px] forced-colors:border-[Highlight]'
              : 'decoration-offbeat decoration-2 underline-offset-[6px] hover:underline',
          )}
        >
          {language.code === value ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
          {language.name}
        </LanguageOption>
      ))}
    </div>
  );
}
