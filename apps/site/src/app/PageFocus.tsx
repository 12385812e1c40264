import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The link that was followed: its address, and its index among the links to that address. */
interface FollowedLink {
  href: string;
  index: number;
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

function find({ href, index }: FollowedLink): HTMLAnchorElement | null {
  const link = linksTo(href)[index];
  // A link in a closed menu is not rendered.
  return link && link.getClientRects().length > 0 ? link : null;
}

/**
 * Moves focus after a navigation: on a new page to its heading, or to that of the section in the
 * URL; after Back to the link that was followed, and the title is announced. The first page is left
 * alone.
 */
export function PageFocus({ onAnnounce }: { onAnnounce: (title: string) => void }) {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const followed = useRef(new Map<string, FollowedLink>());
  const shown = useRef(pathname);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (link && href) followed.current.set(key, { href, index: linksTo(href).indexOf(link) });
    };
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, [key]);

  // Before the router restores the scroll position, which needs the height of all sections (see
  // `site.css`).
  useLayoutEffect(() => {
    if (isReturn && pathname !== shown.current) document.documentElement.dataset.laidOut = '';
  }, [isReturn, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const known = isReturn ? followed.current.get(key) : undefined;
    const link = known && find(known);
    if (link) {
      link.focus({ preventScroll: true });
      onAnnounce(document.title);
      return;
    }
    onAnnounce('');
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    const heading = section?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
