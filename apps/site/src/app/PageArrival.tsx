import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from './scrollPositions.ts';

interface PageArrivalProps {
  /** Whether a page has come before in this visit. The first one keeps the browser's own focus. */
  hasArrived: RefObject<boolean>;
  /** Reads the title of a page that was opened to a screen reader. */
  onAnnounce: (title: string) => void;
}

/**
 * What happens when a page has come: it starts at the top, or where one was when going back; focus moves to its main heading, and its title is
 * announced. Stands after the page, so that the page's effects have run.
 */
export function PageArrival({ hasArrived, onAnnounce }: PageArrivalProps) {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isNewDocument = !hasArrived.current && !wasRestored();
    const start = isReturn && !isNewDocument ? scrollPositions.read(key) : 0;
    // See site.css: the way down has to have its height.
    if (start > 0) document.getElementById('root')?.setAttribute('data-return', '');
    // The first page is at its top already; scrolling there would make the browser lay it out before it has painted.
    if (hasArrived.current || start > 0) window.scrollTo({ top: start, behavior: 'instant' });

    let top = start;
    const follow = () => {
      top = window.scrollY;
    };
    const remember = () => scrollPositions.write(key, top);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, isReturn, hasArrived]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address, whatever else changes
  useEffect(() => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    if (isFirst) return;
    onAnnounce(document.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}

/** Whether the document itself was reloaded or returned to; an address that was typed begins at the top. */
function wasRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
