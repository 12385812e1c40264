import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A link by which a page was left: which of the links to its address, in the order of the document. */
interface FollowedLink {
  href: string;
  index: number;
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

function find({ href, index }: FollowedLink): HTMLAnchorElement | null {
  const link = linksTo(href)[index];
  // A link in a menu that has closed has no box.
  return link && link.getClientRects().length > 0 ? link : null;
}

/**
 * Focus and announcement after a navigation. A page that was opened has the focus on its main heading, or on that of
 * the section in its address, which a screen reader then reads; one that was returned to, on the link that was
 * followed from it, and its title is announced. The first page of a visit keeps the browser's own focus.
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

  // Before the router restores the scroll position, for which everything above needs its height (`site.css`).
  useLayoutEffect(() => {
    if (isReturn && pathname !== shown.current) document.documentElement.dataset.return = '';
  }, [isReturn, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page, whatever else changes
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
