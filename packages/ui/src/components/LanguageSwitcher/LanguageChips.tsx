'use client';

import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageOption } from './LanguageOption.tsx';
import { languageSwitcherMessages } from './LanguageSwitcher.messages.ts';

/** All languages in a row. Only the current one has a ground, and therefore padding. */
export function LanguageChips({ value, onChange, hrefFor, className, ...props }: LanguageChoiceProps<string>) {
  const intl = useIntl();
  const { languages } = useNzete();
  return (
    // A fieldset would be announced as part of a form.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={intl.formatMessage(languageSwitcherMessages.label)}
      data-slot="language-switcher"
      className={cx(
        'nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1 nz:print:hidden',
        !hrefFor && 'nz:needs-script',
        className,
      )}
      {...props}
    >
      {languages.map((language) => (
        <LanguageOption
          key={language.code}
          {...{ language, value, onChange, hrefFor }}
          className={cx(
            'nz:inline-flex nz:min-h-10 nz:items-center nz:gap-1.5 nz:text-md nz:font-semibold nz:focus-ring',
            language.code === value
              ? 'nz:bg-primary-soft nz:px-3 nz:text-on-primary-soft nz:forced-colors:border-[1.5px] nz:forced-colors:border-[Highlight]'
              : 'nz:decoration-offbeat nz:decoration-2 nz:underline-offset-[6px] nz:hover:underline',
          )}
        >
          {language.code === value ? <Check aria-hidden="true" className="nz:size-4 nz:shrink-0" /> : null}
          {language.name}
        </LanguageOption>
      ))}
    </div>
  );
}
