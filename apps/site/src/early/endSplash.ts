import { isLaterDocument } from './isLaterDocument.ts';

/** How long the splash shows, in milliseconds from the start of the navigation. */
const SPLASH_MS = 2000;
/** The duration of the fade-out, in milliseconds; the stylesheet has the same value. */
const LEAVING_MS = 160;
/** The polling interval while the document is still loading, in milliseconds. */
const POLL_MS = 50;

/**
 * Removes the splash and its styles: after 2000 ms in the first document of a visit, otherwise
 * before it is painted. Without JavaScript its styles hide it, 2000 ms after its first paint.
 */
export function endSplash() {
  if (isLaterDocument()) removeOnArrival();
  else setTimeout(leave, SPLASH_MS - performance.now());
}

const splash = () => document.getElementById('splash');

function remove() {
  splash()?.remove();
  document.getElementById('splash-styles')?.remove();
}

function leave() {
  const element = splash();
  if (element) {
    element.dataset.leaving = '';
    setTimeout(remove, LEAVING_MS);
  } else if (document.readyState === 'loading') setTimeout(leave, POLL_MS);
}

/** The server leaves the splash out of most later documents; a kept one still has it. */
function removeOnArrival() {
  if (!document.getElementById('splash-styles')) return;
  new MutationObserver((_, observer) => {
    if (!splash()) return;
    observer.disconnect();
    remove();
  }).observe(document, { childList: true, subtree: true });
}
