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
  /** Replaces the package's logo: a decorative picture. */
  logo?: ReactNode;
  /**
   * The target of logo and name.
   * @default '/'
   */
  homeHref?: string;
  /** The target of Donate. */
  donateHref: string;
  /** The page with the search of the site. If omitted, there is no link to it. */
  searchHref?: string | undefined;
  /** The path of the current page (`/about`): its item and the parent item are marked. */
  currentPath?: string;
  /** Items of the Focus Areas list. If there are none, its button is omitted. */
  focusAreas?: NavigationArea[];
  /** The other items. */
  links?: NavigationLink[];
  /**
   * `loading`: the links are loading, and the header says so; after four seconds it shows fallback
   * links too. `error`: loading failed; the header says so and shows fallback links.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** Renders the language switcher: as a `menu` in the header, as `chips` in the mobile menu. */
  languageSwitcher?: (variant: NonNullable<LanguageSwitcherProps['variant']>) => ReactNode;
  /**
   * The page starts with a dark picture below the header: the header is transparent, with light
   * text, until the page is scrolled by more than 20 px. Otherwise it is solid and reserves its
   * space at the top of the page.
   * @default false
   */
  isOverHero?: boolean;
  /**
   * The id of the main content, the target of the skip link.
   * @default 'main'
   */
  mainId?: string;
  /** The URLs of the fallback links. */
  fallbackHrefs?: Partial<FallbackHrefs>;
}

/**
 * The header of every page: logo, focus areas, links, languages, Donate, and a full-screen menu if
 * they do not fit, as on phones. It is sticky and never changes its height. Put it first in the
 * page.
 *
 * Slots: `top-navigation`, `top-navigation-areas`, `top-navigation-bar`,
 * `top-navigation-menu-button`, `top-navigation-links`, `top-navigation-notice`,
 * `top-navigation-sheet`, `top-navigation-status`, `skip-link`. The slot `top-navigation-notice` is
 * empty: it is for a portal of the host, such as one with a `WaitingNote`.
 *
 * @example
 * <TopNavigation
 *   name="Nzete Foundation"
 *   donateHref="/donate"
 *   searchHref="/search"
 *   currentPath={pathname}
 *   isOverHero={pathname === '/'}
 *   focusAreas={data.focus_areas}
 *   links={data.nav_links}
 *   languageSwitcher={(variant) => (
 *     <LanguageSwitcher variant={variant} value={language} onChange={setLanguage} />
 *   )}
 * />
 */
export function TopNavigation({
  name,
  logo,
  homeHref = '/',
  donateHref,
  searchHref,
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
        // It shrinks before any item of the header does.
        className="nz:shrink-9999"
      />
    ),
    areas: status === 'ready' ? focusAreas : [],
    links: { ready: links, loading: isSlow ? fallbackLinks : [], error: fallbackLinks }[status],
    isLoading: status === 'loading',
    currentPath,
    donateHref,
    searchHref,
    menuButton,
  };
  const closeSheet = () => {
    setIsSheetOpen(false);
    menuButton.current?.focus();
  };
  return (
    <header data-slot="top-navigation" className={cx('nz:relative', className)} {...props}>
      <SkipLink targetId={mainId} />
      {/* Its height is the scroll distance after which the header turns solid. */}
      <span ref={sentinel} className="nz:pointer-events-none nz:absolute nz:start-0 nz:top-0 nz:h-5 nz:w-px" />
      <NavigationBar
        {...entries}
        isClear={isOverHero && !isScrolled}
        dropdown={dropdown}
        languages={languageSwitcher?.('menu')}
        onMenu={() => setIsSheetOpen(true)}
      />
      {/* Reserves the space of the header, which is out of the flow. */}
      {isOverHero ? null : <div className="nz:h-16 nz:lg:h-19 nz:noscript:hidden nz:print:hidden" />}
      {status === 'error' ? <NavigationError isOverHero={isOverHero} /> : null}
      {isSheetOpen ? (
        <NavigationSheet {...entries} languages={languageSwitcher?.('chips')} onClose={closeSheet} />
      ) : null}
    </header>
  );
}
