'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brand } from '../../internal/Brand.tsx';
import { cx } from '../../internal/cx.ts';
import { useDropdown } from '../../internal/useDropdown.ts';
import type { LanguageSwitcherProps } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { type FallbackHrefs, useFallbackLinks } from './fallbackLinks.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { NavigationError } from './NavigationStatus.tsx';
import type { NavigationArea, NavigationLink } from './navigation.ts';
import { SkipLink } from './SkipLink.tsx';
import { topNavigationMessages } from './TopNavigation.messages.ts';
import { useIsScrolled } from './useIsScrolled.ts';
import { useIsSlow } from './useIsSlow.ts';

export interface TopNavigationProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The foundation's name, beside the logo. */
  name: string;
  /** Instead of the package's mark: a decorative picture. */
  logo?: ReactNode;
  /**
   * Where logo and name lead.
   * @default '/'
   */
  homeHref?: string;
  /** Where Donate leads. */
  donateHref: string;
  /** The path of the page being read (`/about`): its entry, and the entry above it, are marked. */
  currentPath?: string;
  /** Entries of the Focus Areas list. Without any, its button is left out. */
  focusAreas?: NavigationArea[];
  /** The further entries. */
  links?: NavigationLink[];
  /**
   * `loading`: the links are on their way, and the bar says so; after four seconds it shows fixed links as well. `error`: they could not be
   * fetched; the bar says so and shows fixed links.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** Draws the language switcher: as a `menu` in the bar, as `chips` in the phone's menu. */
  languageSwitcher?: (variant: NonNullable<LanguageSwitcherProps['variant']>) => ReactNode;
  /**
   * The page begins with a dark picture under the bar: the bar is clear, with light words, until the page is scrolled by more than 20 px.
   * Without it the bar is solid and keeps its space at the top of the page.
   * @default false
   */
  isOverHero?: boolean;
  /**
   * Id of the main content, where the skip link leads.
   * @default 'main'
   */
  mainId?: string;
  /** Where the fixed links lead that replace the server's. */
  fallbackHrefs?: Partial<FallbackHrefs>;
}

/**
 * The bar at the top of every page: logo, focus areas, links, languages, Donate, and where they do not fit, as on a phone, a menu that fills
 * the screen. It stays in place while the page scrolls and never changes its height. Put it first in the page.
 *
 * Slots: `top-navigation`, `top-navigation-areas`, `top-navigation-bar`, `top-navigation-menu-button`, `top-navigation-links`,
 * `top-navigation-sheet`, `top-navigation-status`, `skip-link`.
 *
 * @example
 * <TopNavigation
 *   name="Nzete Foundation" donateHref="/donate" currentPath={pathname} isOverHero={pathname === '/'}
 *   focusAreas={data.focus_areas} links={data.nav_links}
 *   languageSwitcher={(variant) => <LanguageSwitcher variant={variant} value={language} onChange={setLanguage} />}
 * />
 */
export function TopNavigation({
  name,
  logo,
  homeHref = '/',
  donateHref,
  currentPath,
  focusAreas = [],
  links = [],
  status = 'ready',
  languageSwitcher,
  isOverHero = false,
  mainId = 'main',
  fallbackHrefs,
  className,
  ...props
}: TopNavigationProps) {
  const [sentinel, isScrolled] = useIsScrolled<HTMLSpanElement>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const dropdown = useDropdown();
  const isSlow = useIsSlow(status === 'loading');
  const fallbackLinks = useFallbackLinks(fallbackHrefs);
  const entries = {
    brand: (
      <Brand
        name={name}
        href={homeHref}
        logo={logo}
        goesTo={<FormattedMessage {...topNavigationMessages.home} />}
        // It gives way before any entry of the bar does.
        className="nz:shrink-9999"
      />
    ),
    areas: status === 'ready' ? focusAreas : [],
    links: { ready: links, loading: isSlow ? fallbackLinks : [], error: fallbackLinks }[status],
    isLoading: status === 'loading',
    currentPath,
    donateHref,
    menuButton,
  };
  const closeSheet = () => {
    setIsSheetOpen(false);
    menuButton.current?.focus();
  };
  return (
    <header data-slot="top-navigation" className={cx('nz:relative', className)} {...props}>
      <SkipLink targetId={mainId} />
      {/* Its height is the distance after which the bar turns solid. */}
      <span ref={sentinel} className="nz:pointer-events-none nz:absolute nz:start-0 nz:top-0 nz:h-5 nz:w-px" />
      <NavigationBar
        {...entries}
        isClear={isOverHero && !isScrolled}
        dropdown={dropdown}
        languages={languageSwitcher?.('menu')}
        onMenu={() => setIsSheetOpen(true)}
      />
      {/* The space of the bar, which itself is out of the flow. */}
      {isOverHero ? null : <div className="nz:h-16 nz:lg:h-19 nz:noscript:hidden nz:print:hidden" />}
      {status === 'error' ? <NavigationError isOverHero={isOverHero} /> : null}
      {isSheetOpen ? (
        <NavigationSheet {...entries} languages={languageSwitcher?.('chips')} onClose={closeSheet} />
      ) : null}
    </header>
  );
}
