/** Runs a task when the browser is idle; Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}
