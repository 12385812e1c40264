/** The polling interval. */
export const LIVE_SECONDS = 60;
const EVERY_MS = LIVE_SECONDS * 1000;

const canLook = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Calls `look` once a minute while the page is visible and the device is online. When either
 * returns, it is called at once if a minute has passed.
 *
 * @param since when the current records were received, in milliseconds since the epoch
 * @returns stops the polling
 */
export function startLiveClock(look: () => void, since: number): () => void {
  let last = since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (canLook()) timer = setTimeout(run, Math.max(0, last + EVERY_MS - Date.now()));
  };
  const run = () => {
    last = Date.now();
    look();
    schedule();
  };
  document.addEventListener('visibilitychange', schedule);
  window.addEventListener('online', schedule);
  window.addEventListener('offline', schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
    window.removeEventListener('online', schedule);
    window.removeEventListener('offline', schedule);
  };
}
