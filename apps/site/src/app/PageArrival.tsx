import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useEntryKey } from './navigation.ts';
import { findLink, type LinkPlace, placeOf, visitedPlaces } from './visitedPlaces.ts';

interface PageArrivalProps {
  /** Whether a page has come before in this visit. The first one keeps the browser's own focus and scroll. */
  hasArrived: RefObject<boolean>;
  /** Reads the title of a page to a screen reader. */
  onAnnounce: (title: string) => void;
}

/**
 * What happens when a page has come: one that was opened starts at the top (or at the part that its address names), with focus on its main heading, which a screen reader then reads. One
 * that was returned to is where it was, with focus on the link that was followed from it, and its title is announced. Rendered after the page,
 * so that the page's effects have run.
 */
export function PageArrival({ hasArrived, onAnnounce }: PageArrivalProps) {
  const [pathname] = useLocation();
  const key = useEntryKey();

  useLayoutEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    // The first page is where the browser has put it already. Nothing is read for it: storage takes long to open, and asking how far the page
    // is scrolled would make the browser lay it out.
    let top: number | undefined;
    if (hasArrived.current) {
      const place = visitedPlaces.read(key);
      const part = place ? null : document.getElementById(window.location.hash.slice(1));
      if (part) part.scrollIntoView({ behavior: 'instant' });
      else {
        top = place?.top ?? 0;
        // See site.css: the way down has to have its height.
        if (top > 0) document.documentElement.dataset.return = '';
        window.scrollTo({ top, behavior: 'instant' });
      }
    }
    let link: LinkPlace | undefined;
    const follow = () => {
      top = window.scrollY;
    };
    const notice = ({ target }: MouseEvent) => {
      const followed = target instanceof Element ? target.closest('a') : null;
      link = followed ? placeOf(followed) : undefined;
    };
    const remember = () => visitedPlaces.write(key, { top: top ?? window.scrollY, link });
    const leaveDocument = () => {
      remember();
      // The HTML of the next document is complete: the browser knows best where to put it.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('click', notice, true);
    window.addEventListener('pagehide', leaveDocument);
    // A document that the browser has kept comes back as it was left.
    window.addEventListener('pageshow', takeOver);
    return () => {
      remember();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('click', notice, true);
      window.removeEventListener('pagehide', leaveDocument);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [key, hasArrived]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address, whatever else changes
  useEffect(() => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    if (isFirst) return;
    const link = findLink(visitedPlaces.read(key)?.link);
    if (link) {
      link.focus({ preventScroll: true });
      onAnnounce(document.title);
      return;
    }
    onAnnounce('');
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
