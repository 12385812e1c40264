/** How often new records are looked for. */
export const LIVE_SECONDS = 60;
const EVERY_MS = LIVE_SECONDS * 1000;

const canLook = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Calls `look` once a minute while the page is seen and the device is online. On the return from another tab or from being offline it is called at
 * once when a minute has passed since.
 *
 * @param since when the records that are shown came, in milliseconds of the clock of the device
 * @returns stops it, and leaves no timer and no listener
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
