/** Marks the root, and each late section (`data-section`), as hydrated. */
const INTERACTIVE = 'data-interactive';

/** The visitor's last click or submit before hydration. */
interface EarlyInput {
  /** The element that was clicked, or a form that was submitted without a button. */
  target: HTMLElement;
}

declare global {
  interface Window {
    /** Set by the inline script (see `src/early`). */
    nzeteEarlyInput?: EarlyInput | undefined;
  }
}

/**
 * Marks the root or a section as hydrated, and repeats the visitor's last click or submit in it.
 * Call it in an effect.
 */
export function markInteractive(part: HTMLElement) {
  part.setAttribute(INTERACTIVE, '');
  const early = window.nzeteEarlyInput;
  if (!early || early.target.closest('[data-section], #root') !== part) return;
  window.nzeteEarlyInput = undefined;
  // Not in the effect itself: React has not finished the commit yet.
  setTimeout(() => {
    if (early.target instanceof HTMLFormElement) early.target.requestSubmit();
    // A click, not a submit: only a click makes React hydrate a section first.
    else early.target.click();
  });
}
