'use client';

import { Check, ChevronDown, Languages } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useDropdown } from '../../internal/useDropdown.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageOption } from './LanguageOption.tsx';
import { languageSwitcherMessages } from './LanguageSwitcher.messages.ts';

/**
 * A button that opens a list. Hidden without JavaScript, when it could not open: the footer has the
 * links.
 */
export function LanguageMenu({ value, onChange, hrefFor, className, ...props }: LanguageChoiceProps<string>) {
  const { languages } = useNzete();
  const current = languages.find(({ code }) => code === value);
  const { isOpen, close, panelId, buttonProps } = useDropdown();
  return (
    <div data-slot="language-switcher" className={cx('nz:relative nz:needs-script', className)} {...props}>
      <button
        type="button"
        data-slot="language-switcher-button"
        className="nz:inline-flex nz:min-h-hit nz:items-center nz:gap-1.5 nz:px-3 nz:text-md nz:font-semibold nz:focus-ring"
        {...buttonProps}
      >
        <Languages aria-hidden="true" className="nz:size-5" />
        <span className="nz:sr-only">
          <FormattedMessage {...languageSwitcherMessages.current} values={{ name: current?.name ?? value }} />
        </span>
        {value.toUpperCase()}
        <ChevronDown aria-hidden="true" className={cx('nz:size-5', isOpen && 'nz:rotate-180')} />
      </button>
      {isOpen ? (
        <ul
          id={panelId}
          data-slot="language-switcher-list"
          className="nz:double-thread nz:absolute nz:end-1 nz:top-full nz:z-(--nz-z-dropdown) nz:mt-8 nz:w-56 nz:bg-surface nz:py-1.5 nz:text-text nz:shadow-float"
        >
          {languages.map((language) => (
            <li className="nz:bare" key={language.code}>
              <LanguageOption
                {...{ language, value, onChange, hrefFor }}
                onPress={close}
                className={cx(
                  'nz:flex nz:min-h-hit nz:w-full nz:items-center nz:gap-3 nz:px-4 nz:text-start nz:font-semibold nz:focus-ring-inset',
                  'nz:hover:bg-primary-soft nz:hover:text-on-primary-soft',
                )}
              >
                <Check
                  aria-hidden="true"
                  className={cx('nz:size-5 nz:shrink-0', language.code !== value && 'nz:invisible')}
                />
                {language.name}
              </LanguageOption>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
