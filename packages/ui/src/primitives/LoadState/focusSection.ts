/**
 * Moves focus from a control that is about to be removed, such as "Try again", to the section
 * around it, so that keyboard and screen reader users keep their place.
 */
export function focusSection(control: HTMLElement) {
  const part = control.closest<HTMLElement>('[aria-labelledby], main');
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
