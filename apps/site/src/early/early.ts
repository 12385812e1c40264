/**
 * The inline script of every page, so it must stay small. Until hydration it keeps the last click,
 * which `shared/earlyInput.ts` repeats; it reports code that fails to load, and ends the splash.
 */

import { endSplash } from './endSplash.ts';

/** Whether the element has been hydrated. */
const isInteractive = (target: Element) =>
  target.closest('[data-section], #root')?.hasAttribute('data-interactive') ?? true;

/** Lays out the sections below the screen too (`site.css`). */
const layOutAll = () => {
  document.documentElement.dataset.laidOut = '';
};

// After a reload the browser restores the scroll position, which needs the full height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') layOutAll();
// A second after the splash, so that fast scrolling and pictures of the whole page show no gaps.
setTimeout(() => window.requestIdleCallback?.(layOutAll), 3000);

// react-intl's first call of this takes a slow phone 100 ms; here it runs while the code loads.
window.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('en'));

endSplash();

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button, [role="button"], [role="switch"]');
    if (button && !isInteractive(button)) window.nzeteEarlyInput = { target: button };
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // If the code failed to load, the server handles the form.
    if (isInteractive(form) || document.documentElement.dataset.scriptFailed !== undefined) return;
    // Typed values stay in their fields, and out of the URL.
    event.preventDefault();
    window.nzeteEarlyInput = { target: event.submitter ?? form };
  },
  true,
);

// These events do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptFailed = '';
  },
  true,
);
