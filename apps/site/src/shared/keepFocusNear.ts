/**
 * Moves the focus from a control that goes away when it is pressed, such as "Try again", to the named part of the page that it is in: a keyboard
 * goes on from there, and a screen reader says where it is.
 */
export function keepFocusNear(control: HTMLElement) {
  const part = control.closest<HTMLElement>('[aria-labelledby], main');
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
