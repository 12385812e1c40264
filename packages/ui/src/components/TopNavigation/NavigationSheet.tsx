'use client';

import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { written } from '../../format/written.tsx';
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
  searchHref: string | undefined;
  languages: ReactNode;
  /** Opens the menu; visible only while the header has no space for its items. */
  menuButton: RefObject<HTMLButtonElement | null>;
  /** Called when it has closed for any reason. */
  onClose: () => void;
}

/**
 * The mobile menu: a native modal dialog, which traps focus, closes on Escape and Back, and makes
 * the page behind it inert.
 */
export function NavigationSheet({
  brand,
  areas,
  links,
  isLoading,
  currentPath,
  donateHref,
  searchHref,
  languages,
  menuButton,
  onClose,
}: NavigationSheetProps) {
  const intl = useIntl();
  const { dialog, closeButton, close } = useSheet(currentPath, menuButton);
  const closeOnNavigation = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  // The browser does this for real keys, but not for synthetic keys or those of some input devices.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <dialog
      ref={dialog}
      data-slot="top-navigation-sheet"
      aria-label={intl.formatMessage(topNavigationMessages.menu)}
      onClose={onClose}
      onClick={closeOnNavigation}
      onKeyDown={closeOnEscape}
      className={cx(
        'nz:ground-cloth nz:m-0 nz:h-dvh nz:max-h-none nz:w-full nz:max-w-none nz:flex-col nz:overflow-y-auto nz:overscroll-contain nz:open:flex',
        'nz:transition-opacity nz:duration-(--nz-dur-base) nz:starting:open:opacity-0',
      )}
    >
      <div className="nz:wrap nz:flex nz:h-16 nz:w-full nz:shrink-0 nz:items-center nz:gap-2">
        {brand}
        <IconButton
          ref={closeButton}
          variant={null}
          label={intl.formatMessage(topNavigationMessages.closeMenu)}
          onClick={close}
          className="nz:ms-auto nz:-me-3 nz:[&_svg]:size-6!"
        >
          <X className="nz:bare" aria-hidden="true" />
        </IconButton>
      </div>
      <nav className="nz:bare" aria-label={intl.formatMessage(topNavigationMessages.main)}>
        {isLoading ? <NavigationLoading className={row} /> : null}
        <ul className="nz:bare">
          {areas.length > 0 ? <AreasRow areas={areas} currentPath={currentPath} /> : null}
          {links.map((link) => (
            <li className="nz:bare" key={link.href}>
              <Link variant="plain" href={link.href} aria-current={currentOf(link.href, currentPath)} className={row}>
                {written(link, 'label')}
              </Link>
            </li>
          ))}
          {searchHref ? (
            <li className="nz:bare">
              <Link variant="plain" href={searchHref} aria-current={currentOf(searchHref, currentPath)} className={row}>
                <FormattedMessage {...topNavigationMessages.search} />
              </Link>
            </li>
          ) : null}
        </ul>
      </nav>
      <div className="nz:mt-auto nz:grid nz:gap-4 nz:px-gutter nz:py-6 nz:[&_[lang]]:min-h-hit">
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
    <li className="nz:bare">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={row}>
        <FormattedMessage {...topNavigationMessages.focusAreas} />
        <ChevronDown aria-hidden="true" className={cx('nz:size-6 nz:shrink-0', isOpen && 'nz:rotate-180')} />
      </button>
      {isOpen ? (
        <ul className="nz:bg-sunk nz:py-2">
          {areas.map((area) => (
            <li className="nz:bare" key={area.href}>
              <Link
                variant="plain"
                href={area.href}
                aria-current={currentOf(area.href, currentPath)}
                className="nz:flex nz:min-h-hit nz:items-center nz:gap-3 nz:px-gutter nz:py-2.5 nz:leading-[1.4] nz:font-semibold nz:focus-ring-inset nz:aria-[current]:underline"
              >
                <Sign name={area.sign} size="xs" />
                {written(area, 'label')}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

const row = [
  'nz:flex nz:min-h-16 nz:w-full nz:items-center nz:justify-between nz:gap-3 nz:border-b-[1.5px] nz:border-line nz:px-gutter nz:py-3 nz:text-start nz:type-h3 nz:hyphens-auto',
  'nz:focus-ring-inset nz:aria-[current]:underline nz:aria-[current]:decoration-3',
].join(' ');
