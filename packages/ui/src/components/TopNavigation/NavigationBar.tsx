import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import type { Dropdown } from '../../internal/useDropdown.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { BarLink } from './BarLink.tsx';
import { FocusAreasMenu } from './FocusAreasMenu.tsx';
import type { NavigationSheetProps } from './NavigationSheet.tsx';
import { NavigationLoading } from './NavigationStatus.tsx';
import { currentOf } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

export interface NavigationBarProps extends Omit<NavigationSheetProps, 'onClose'> {
  /** Light words on the page's own picture, no ground. */
  isClear: boolean;
  isOverHero: boolean;
  dropdown: Dropdown;
  menuButton: Ref<HTMLButtonElement>;
  onMenu: () => void;
}

/**
 * The part that stays in place. Without scripts it could not turn solid, so it stays at the top of the page; on paper likewise, and over a
 * hero it is left out there: its words would be light on white.
 */
export function NavigationBar({
  brand,
  isClear,
  isOverHero,
  donateHref,
  languages,
  menuButton,
  onMenu,
  ...entries
}: NavigationBarProps) {
  const intl = useIntl();
  return (
    <div
      data-slot="top-navigation-bar"
      data-clear={isClear || undefined}
      className={cx(
        'fixed inset-x-0 top-0 z-(--nz-z-topbar) transition-[background-color,color] duration-(--nz-dur-quick)',
        isOverHero ? 'noscript:absolute print:hidden' : 'noscript:relative print:static',
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
          <BarEntries {...entries} />
          <div className="hidden shrink-0 lg:block">{languages}</div>
          <LinkButton href={donateHref} variant="give" size="sm" className="shrink-0 lg:ms-2">
            <FormattedMessage {...topNavigationMessages.donate} />
          </LinkButton>
          <IconButton
            ref={menuButton}
            variant={null}
            label={intl.formatMessage(topNavigationMessages.openMenu)}
            aria-haspopup="dialog"
            onClick={onMenu}
            className="-me-3 shrink-0 lg:hidden noscript:hidden [&_svg]:size-6!"
          >
            {entries.isLoading ? <Spinner /> : <Menu aria-hidden="true" />}
          </IconButton>
        </nav>
      </div>
    </div>
  );
}

/** Light words on the picture of the page; while one of the bar's lists is open it is solid, so that list and bar are one. */
const clear = [
  'not-has-[[aria-expanded=true]]:ground-cloth not-has-[[aria-expanded=true]]:bg-transparent!',
  'not-has-[[aria-expanded=true]]:after:hidden',
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
}: Pick<NavigationBarProps, 'areas' | 'links' | 'isLoading' | 'currentPath' | 'dropdown'>) {
  if (isLoading) return <NavigationLoading className="sr-only text-md lg:not-sr-only lg:px-3" />;
  const isLinkCurrent = links.some(({ href }) => currentOf(href, currentPath));
  const isAreaCurrent = !isLinkCurrent && areas.some(({ href }) => currentOf(href, currentPath));
  return (
    // Scrolls sideways at worst, when an editor adds more links than the bar has room for.
    <ul className="hidden min-w-0 items-center gap-1 overflow-x-auto [scrollbar-width:none] lg:flex noscript:flex noscript:flex-wrap">
      {areas.length > 0 ? (
        <li className="noscript:hidden">
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
  );
}
