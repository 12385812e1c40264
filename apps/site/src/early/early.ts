/**
 * Runs inside the HTML, before the page's code has come. It keeps the last thing that a visitor did in a part of the page that is not hydrated,
 * so that it can be done again when it is (`shared/earlyInput.ts`), says so on the page when the code does not come, and asks for React's
 * renderer. Must stay small: it travels with every page.
 */

/** Whether React already answers what happens at this element. */
const isInteractive = (target: Element) =>
  target.closest('[data-later-part], #root')?.hasAttribute('data-interactive') ?? true;

// See site.css: a page that was reloaded or returned to is put where it was by the browser, so the way down has to have its height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') document.documentElement.dataset.return = '';

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

/** Asks for React's renderer, once. */
function askForRenderer() {
  // A stylesheet out of the cache has loaded before there is a body.
  const renderer = document.body?.dataset.renderer;
  if (!renderer) return;
  delete document.body.dataset.renderer;
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.crossOrigin = '';
  preload.href = renderer;
  document.head.append(preload);
}

// Not before the first file has come: on a slow link the entry then arrives first, and runs while the renderer, as large as it, is on its way.
// The first layout takes long on a slow phone and keeps that event waiting, so at the latest right before it.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') askForRenderer();
  },
  true,
);
requestAnimationFrame(askForRenderer);
