import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Sign } from '../../primitives/Sign/Sign.tsx';
import { NavigationLoading } from './NavigationStatus.tsx';
import { currentOf, type NavigationArea, type NavigationLink } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';
import { useSheet } from './useSheet.ts';

export interface NavigationSheetProps {
  brand: ReactNode;
  areas: NavigationArea[];
  links: NavigationLink[];
  isLoading: boolean;
  currentPath: string | undefined;
  donateHref: string;
  languages: ReactNode;
  /** Opens the menu; there only while the bar has no room for its entries. */
  menuButton: RefObject<HTMLButtonElement | null>;
  /** It has closed, by whatever way. */
  onClose: () => void;
}

/** The phone's menu: a native modal dialog, which keeps focus inside, closes on Escape and on Back, and makes the page behind it inert. */
export function NavigationSheet({
  brand,
  areas,
  links,
  isLoading,
  currentPath,
  donateHref,
  languages,
  menuButton,
  onClose,
}: NavigationSheetProps) {
  const intl = useIntl();
  const { dialog, closeButton, close } = useSheet(currentPath, menuButton);
  const closeOnNavigation = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  // The browser does this itself for a real key, but not for the key of a script or of some input aids.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={intl.formatMessage(topNavigationMessages.menu)}
      onClose={onClose}
      onClick={closeOnNavigation}
      onKeyDown={closeOnEscape}
      className={cx(
        'ground-cloth m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain open:flex',
        'transition-opacity duration-(--nz-dur-base) starting:open:opacity-0',
      )}
    >
      <div className="wrap flex h-16 w-full shrink-0 items-center gap-2">
        {brand}
        <IconButton
          ref={closeButton}
          variant={null}
          label={intl.formatMessage(topNavigationMessages.closeMenu)}
          onClick={close}
          className="ms-auto -me-3 [&_svg]:size-6!"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <nav aria-label={intl.formatMessage(topNavigationMessages.main)}>
        {isLoading ? <NavigationLoading className={row} /> : null}
        <ul>
          {areas.length > 0 ? <AreasRow areas={areas} currentPath={currentPath} /> : null}
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link variant="plain" href={href} aria-current={currentOf(href, currentPath)} className={row}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-4 px-gutter py-6 [&_[lang]]:min-h-hit">
        {languages}
        <LinkButton href={donateHref} variant="give" size="lg">
          <FormattedMessage {...topNavigationMessages.donate} />
        </LinkButton>
      </div>
    </dialog>
  );
}

function AreasRow({ areas, currentPath }: Pick<NavigationSheetProps, 'areas' | 'currentPath'>) {
  const [isOpen, setIsOpen] = useState(() => areas.some(({ href }) => currentOf(href, currentPath)));
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={row}>
        <FormattedMessage {...topNavigationMessages.focusAreas} />
        <ChevronDown aria-hidden="true" className={cx('size-6 shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen ? (
        <ul className="bg-sunk py-2">
          {areas.map(({ href, label, sign }) => (
            <li key={href}>
              <Link
                variant="plain"
                href={href}
                aria-current={currentOf(href, currentPath)}
                className="flex min-h-hit items-center gap-3 px-gutter py-2.5 leading-[1.4] font-semibold focus-ring-inset aria-[current]:underline"
              >
                <Sign name={sign} size="xs" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

const row = [
  'flex min-h-16 w-full items-center justify-between gap-3 border-b-[1.5px] border-line px-gutter py-3 text-start type-h3 hyphens-auto',
  'focus-ring-inset aria-[current]:underline aria-[current]:decoration-3',
].join(' ');
