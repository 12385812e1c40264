/** How long the splash shows from the start of the visit, in milliseconds. */
const SPLASH_MS = 2000;
/** The fade-out of the splash, in milliseconds; its stylesheet knows the same figure. */
const LEAVING_MS = 160;

/**
 * Takes the splash away once the page under it has rendered, 2000 ms after the start of the visit or later, and opens the page to the
 * keyboard: index.html has it inert until then.
 */
export function endSplash(page: HTMLElement) {
  const splash = document.getElementById('splash');
  const leave = () => {
    page.inert = false;
    if (!splash) return;
    splash.dataset.leaving = '';
    setTimeout(() => splash.remove(), LEAVING_MS);
  };
  setTimeout(leave, Math.max(0, SPLASH_MS - performance.now()));
}
