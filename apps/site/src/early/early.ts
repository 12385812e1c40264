/**
 * Runs inside the HTML, before the page's code has come. It keeps the last press in a part of the page that is not
 * hydrated, so that it can be repeated when it is (`shared/earlyInput.ts`), says on the page when the code does not
 * come, and ends the splash in time. Must stay small: it travels with every page.
 */

import { endSplash } from './endSplash.ts';

/** Whether React already answers what happens at this element. */
const isInteractive = (target: Element) =>
  target.closest('[data-section], #root')?.hasAttribute('data-interactive') ?? true;

// See site.css: a page that was reloaded or returned to is put where it was by the browser, so the way down has to have its height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') document.documentElement.dataset.return = '';

// react-intl asks this when it starts, and the first answer takes a slow phone a tenth of a second: it is asked while the code is on its way.
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
    if (isInteractive(form)) return;
    // What was typed stays in its fields, and out of the address.
    event.preventDefault();
    window.nzeteEarlyInput = { target: event.submitter ?? form };
  },
  true,
);

// Such events do not bubble: only a capturing listener receives them.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptFailed = '';
  },
  true,
);
