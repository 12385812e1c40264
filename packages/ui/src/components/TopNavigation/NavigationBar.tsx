import { Menu } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import type { Dropdown } from '../../internal/useDropdown.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
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
  /** Light words on the page's own picture, no ground. */
  isClear: boolean;
  dropdown: Dropdown;
  onMenu: () => void;
}

/** The part that stays in place. Without scripts it could not turn solid, so it stays at the top of the page; on paper likewise. */
export function NavigationBar({
  brand,
  isClear,
  donateHref,
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
  });
  return (
    <div
      data-slot="top-navigation-bar"
      data-clear={isClear || undefined}
      className={cx(
        '@container/bar fixed inset-x-0 top-0 z-(--nz-z-topbar) transition-[background-color,color] duration-(--nz-dur-quick)',
        'noscript:relative',
        'print:static',
        solid,
        isClear && clear,
      )}
    >
      <div className="wrap flex h-16 items-center gap-1 lg:h-19 lg:gap-4 noscript:h-auto noscript:min-h-16 noscript:flex-wrap noscript:py-2">
        {brand}
        <nav
          aria-label={intl.formatMessage(topNavigationMessages.main)}
          className="ms-auto flex min-w-0 items-center print:hidden lg:gap-1 noscript:flex-wrap"
        >
          <BarEntries {...entries} fit={fit} />
          <div className={cx('shrink-0', fit.wide)}>{languages}</div>
          <LinkButton href={donateHref} variant="give" size="sm" className="shrink-0 lg:ms-2 @max-[16rem]/bar:hidden">
            <FormattedMessage {...topNavigationMessages.donate} />
          </LinkButton>
          <IconButton
            ref={menuButton}
            variant={null}
            label={intl.formatMessage(topNavigationMessages.openMenu)}
            aria-haspopup="dialog"
            onClick={onMenu}
            className={cx('-me-3 shrink-0 needs-script [&_svg]:size-6!', fit.narrow)}
          >
            {entries.isLoading ? <Spinner /> : <Menu aria-hidden="true" />}
          </IconButton>
        </nav>
      </div>
    </div>
  );
}

/**
 * Light words on the picture of the page; while one of the bar's lists is open it is solid, so that list and bar are one. On paper and in
 * forced colours no picture carries the words, so there it is solid too; without a script it has its ground, because on phones it has several lines.
 */
const clear = [
  'not-print:not-forced-colors:not-has-[[aria-expanded=true]]:ground-cloth',
  'not-print:not-forced-colors:not-noscript:not-has-[[aria-expanded=true]]:bg-transparent!',
  'not-print:not-forced-colors:not-has-[[aria-expanded=true]]:after:hidden',
];

/** Surface, and below it the double thread. */
const solid = [
  'bg-surface text-text after:pointer-events-none after:absolute after:inset-x-0 after:top-full',
  'after:h-[calc(var(--nz-double-gap)+3px)] after:border-y-[1.5px] after:border-line-strong after:bg-surface',
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
          <NavigationLoading className={cx('shrink-0 items-center px-3 text-md', fit.wide)} />
          <NavigationLoading className={cx('sr-only', fit.narrow)} />
        </>
      ) : null}
      {areas.length + links.length > 0 ? (
        <ul className={cx('min-w-0 items-center gap-1 noscript:flex noscript:flex-wrap', fit.wide)}>
          {areas.length > 0 ? (
            <li className="needs-script">
              <FocusAreasMenu areas={areas} currentPath={currentPath} isCurrent={isAreaCurrent} dropdown={dropdown} />
            </li>
          ) : null}
          {links.map(({ href, label }) => (
            <li key={href}>
              <BarLink href={href} aria-current={currentOf(href, currentPath)}>
                {label}
              </BarLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
