import { Check, ChevronDown, Languages } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useDropdown } from '../../internal/useDropdown.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import type { LanguageChoiceProps } from './choice.ts';
import { LanguageOption } from './LanguageOption.tsx';
import { languageSwitcherMessages } from './LanguageSwitcher.messages.ts';

/** The button of the bar, and the list that it opens. Without a script it could not open, so there it is left out: the footer has the links. */
export function LanguageMenu({ value, onChange, hrefFor, className, ...props }: LanguageChoiceProps<string>) {
  const { languages } = useNzete();
  const current = languages.find(({ code }) => code === value);
  const { isOpen, close, panelId, buttonProps } = useDropdown();
  return (
    <div data-slot="language-switcher" className={cx('relative needs-script print:hidden', className)} {...props}>
      <button
        type="button"
        className="inline-flex min-h-hit items-center gap-1.5 px-3 text-md font-semibold focus-ring"
        {...buttonProps}
      >
        <Languages aria-hidden="true" className="size-5" />
        <span className="sr-only">
          <FormattedMessage {...languageSwitcherMessages.current} values={{ name: current?.name ?? value }} />
        </span>
        {value.toUpperCase()}
        <ChevronDown aria-hidden="true" className={cx('size-5', isOpen && 'rotate-180')} />
      </button>
      {isOpen ? (
        <ul
          id={panelId}
          className="double-thread absolute end-1 top-full z-(--nz-z-dropdown) mt-8 w-56 bg-surface py-1.5 text-text shadow-float"
        >
          {languages.map((language) => (
            <li key={language.code}>
              <LanguageOption
                {...{ language, value, onChange, hrefFor }}
                onPress={close}
                className={cx(
                  'flex min-h-hit w-full items-center gap-3 px-4 text-start font-semibold focus-ring-inset',
                  'hover:bg-primary-soft hover:text-on-primary-soft',
                )}
              >
                <Check aria-hidden="true" className={cx('size-5 shrink-0', language.code !== value && 'invisible')} />
                {language.name}
              </LanguageOption>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
