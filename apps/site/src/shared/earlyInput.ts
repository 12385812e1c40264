/** The attribute of the root and of each late section (`data-section`) once React answers what is pressed in it. */
const INTERACTIVE = 'data-interactive';

/** What the visitor last did in a part of the page that was not hydrated yet. */
interface EarlyInput {
  /** What was pressed, also to send a form; or a form that was sent without a button. */
  target: HTMLElement;
}

declare global {
  interface Window {
    /** Set by the inline script of the page (see `src/early`). */
    nzeteEarlyInput?: EarlyInput | undefined;
  }
}

/**
 * Tells that React answers from now on what is pressed in this part of the page, and repeats what the visitor last did in it before: a press of
 * a button, or a form that was sent. Call it in an effect of the part.
 */
export function markInteractive(part: HTMLElement) {
  part.setAttribute(INTERACTIVE, '');
  const early = window.nzeteEarlyInput;
  if (!early || early.target.closest('[data-section], #root') !== part) return;
  window.nzeteEarlyInput = undefined;
  // Not in the effect itself: React is still about to finish the rendering that called it.
  setTimeout(() => {
    if (early.target instanceof HTMLFormElement) early.target.requestSubmit();
    // A press, not a submit: where the form is in a section that is not hydrated yet, React hydrates it first for a press alone.
    else early.target.click();
  });
}
