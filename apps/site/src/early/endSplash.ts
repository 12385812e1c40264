/** How long the splash shows, in milliseconds from the start of the navigation. */
const SPLASH_MS = 2000;
/** The duration of the fade-out, in milliseconds; the stylesheet has the same value. */
const LEAVING_MS = 160;
/** The polling interval while the document is still loading, in milliseconds. */
const POLL_MS = 50;

/**
 * Removes the splash and its styles after 2000 ms. Without JavaScript its styles hide it, 2000 ms
 * after its first paint.
 */
export function endSplash() {
  setTimeout(leave, SPLASH_MS - performance.now());
}

function leave() {
  const splash = document.getElementById('splash');
  if (splash) {
    splash.dataset.leaving = '';
    setTimeout(() => {
      splash.remove();
      document.getElementById('splash-styles')?.remove();
    }, LEAVING_MS);
  } else if (document.readyState === 'loading') setTimeout(leave, POLL_MS);
}
