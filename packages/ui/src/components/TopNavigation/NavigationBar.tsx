'use client';

import { Menu, Search } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { written } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import type { Dropdown } from '../../internal/useDropdown.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { BarLink } from './BarLink.tsx';
import { type BarFit, barFit } from './barFit.ts';
import { FocusAreasMenu } from './FocusAreasMenu.tsx';
import type { NavigationSheetProps } from './NavigationSheet.tsx';
import { NavigationLoading } from './NavigationStatus.tsx';
import { currentOf } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

export interface NavigationBarProps extends Omit<NavigationSheetProps, 'onClose'> {
  /** Transparent, with light text over the page's picture. */
  isClear: boolean;
  dropdown: Dropdown;
  onMenu: () => void;
}

/**
 * The sticky part. Without JavaScript it could not turn solid, so it stays at the top of the page,
 * as in print.
 */
export function NavigationBar({
  brand,
  isClear,
  donateHref,
  searchHref,
  languages,
  menuButton,
  onMenu,
  ...entries
}: NavigationBarProps) {
  const intl = useIntl();
  const fit = barFit({
    labels: entries.links.map(({ label }) => label),
    withIcon: [
      ...(entries.isLoading ? [intl.formatMessage(topNavigationMessages.loading)] : []),
      ...(entries.areas.length > 0 ? [intl.formatMessage(topNavigationMessages.focusAreas)] : []),
    ],
    donate: intl.formatMessage(topNavigationMessages.donate),
    hasLanguages: Boolean(languages),
    hasSearch: Boolean(searchHref),
  });
  return (
    <div
      data-slot="top-navigation-bar"
      data-clear={isClear || undefined}
      className={cx(
        'nz:@container/bar nz:fixed nz:inset-x-0 nz:top-0 nz:z-(--nz-z-topbar) nz:transition-[background-color,color] nz:duration-(--nz-dur-quick)',
        'nz:noscript:relative',
        'nz:print:static',
        solid,
        isClear && clear,
      )}
    >
      <div className="nz:wrap nz:flex nz:h-16 nz:items-center nz:gap-1 nz:lg:h-19 nz:lg:gap-4 nz:noscript:h-auto nz:noscript:min-h-16 nz:noscript:flex-wrap nz:noscript:py-2">
        {brand}
        <nav
          aria-label={intl.formatMessage(topNavigationMessages.main)}
          className="nz:ms-auto nz:flex nz:min-w-0 nz:items-center nz:print:hidden nz:lg:gap-1 nz:noscript:flex-wrap"
        >
          {/* Each hydrates on its own: the menu button becomes interactive before the links, which
          work without hydration. */}
          <Suspense>
            <BarEntries {...entries} fit={fit} />
          </Suspense>
          <span data-slot="top-navigation-notice" className="nz:contents" />
          <div className={cx('nz:shrink-0', fit.wide)}>{languages}</div>
          {searchHref ? (
            <Link
              variant="plain"
              href={searchHref}
              aria-label={intl.formatMessage(topNavigationMessages.search)}
              aria-current={currentOf(searchHref, entries.currentPath)}
              className="nz:grid nz:size-11 nz:shrink-0 nz:place-items-center nz:focus-ring-inset nz:@max-[16rem]/bar:hidden"
            >
              <Search className="nz:size-5" aria-hidden="true" />
            </Link>
          ) : null}
          <LinkButton
            href={donateHref}
            variant="give"
            size="sm"
            className="nz:shrink-0 nz:lg:ms-2 nz:@max-[16rem]/bar:hidden"
          >
            <FormattedMessage {...topNavigationMessages.donate} />
          </LinkButton>
          <IconButton
            ref={menuButton}
            variant={null}
            data-slot="top-navigation-menu-button"
            label={intl.formatMessage(topNavigationMessages.openMenu)}
            aria-haspopup="dialog"
            onClick={onMenu}
            className={cx('nz:-me-3 nz:shrink-0 nz:needs-script nz:[&_svg]:size-6!', fit.narrow)}
          >
            {entries.isLoading ? <Spinner /> : <Menu className="nz:bare" aria-hidden="true" />}
          </IconButton>
        </nav>
      </div>
    </div>
  );
}

/**
 * Light text over the page's picture; solid while a list of the header is open, so that both look
 * like one. Solid too in print, with forced colours and without JavaScript, where the text needs a
 * ground.
 */
const clear = [
  'nz:not-print:not-forced-colors:not-has-[[aria-expanded=true]]:ground-cloth',
  'nz:not-print:not-forced-colors:not-noscript:not-has-[[aria-expanded=true]]:bg-transparent!',
  'nz:not-print:not-forced-colors:not-has-[[aria-expanded=true]]:after:hidden',
];

/** A surface with the double thread below it. */
const solid = [
  'nz:bg-surface nz:text-text nz:after:pointer-events-none nz:after:absolute nz:after:inset-x-0 nz:after:top-full',
  'nz:after:h-[calc(var(--nz-double-gap)+3px)] nz:after:border-y-[1.5px] nz:after:border-line-strong nz:after:bg-surface',
];

function BarEntries({
  areas,
  links,
  isLoading,
  currentPath,
  dropdown,
  fit,
}: Pick<NavigationBarProps, 'areas' | 'links' | 'isLoading' | 'currentPath' | 'dropdown'> & {
  fit: BarFit;
}) {
  const isLinkCurrent = links.some(({ href }) => currentOf(href, currentPath));
  const isAreaCurrent = !isLinkCurrent && areas.some(({ href }) => currentOf(href, currentPath));
  return (
    <>
      {isLoading ? (
        <>
          <NavigationLoading className={cx('nz:shrink-0 nz:items-center nz:px-3 nz:text-md', fit.wide)} />
          <NavigationLoading className={cx('nz:sr-only', fit.narrow)} />
        </>
      ) : null}
      {areas.length + links.length > 0 ? (
        <ul
          data-slot="top-navigation-links"
          className={cx('nz:min-w-0 nz:items-center nz:gap-1 nz:noscript:flex nz:noscript:flex-wrap', fit.wide)}
        >
          {areas.length > 0 ? (
            <li className="nz:needs-script">
              <FocusAreasMenu areas={areas} currentPath={currentPath} isCurrent={isAreaCurrent} dropdown={dropdown} />
            </li>
          ) : null}
          {links.map((link) => (
            <li className="nz:bare" key={link.href}>
              <BarLink href={link.href} aria-current={currentOf(link.href, currentPath)}>
                {written(link, 'label')}
              </BarLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
