/** Also named on the page about cookies. */
const STORAGE_KEY = 'splashShown';

/** Whether an earlier document of this visit has shown the splash. Remembers that this one does. */
export function isLaterDocument(): boolean {
  try {
    const isLater = sessionStorage.getItem(STORAGE_KEY) !== null;
    sessionStorage.setItem(STORAGE_KEY, '');
    return isLater;
  } catch {
    // Without storage only what the browser itself says about the navigation is left.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  }
}
