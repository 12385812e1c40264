/** How long the splash shows from the start of the visit, in milliseconds. */
const SPLASH_MS = 2000;
/** The fade-out of the splash, in milliseconds; its stylesheet knows the same figure. */
const LEAVING_MS = 160;
/** How often a document that is still on its way is asked for its splash, in milliseconds. */
const POLL_MS = 50;

/**
 * Takes the splash and its styles away 2000 ms after the start of the visit. Without a script the styles hide it then, but count from its first
 * appearance, and leave it in the document.
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
