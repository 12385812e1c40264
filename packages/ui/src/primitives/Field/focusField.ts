const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves focus to the control with this id, or to the first control of the group with this id (the
 * checked one of a radio group), and scrolls its label into view. If the control is hidden, such as
 * a file input, the first focusable element of its field gets focus.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const field = element.closest('[data-field]') ?? element;
  const control =
    element.matches(controls) && getComputedStyle(element).display !== 'none'
      ? element
      : (field.querySelector<HTMLElement>('input[type="radio"]:checked, [role="radio"][aria-checked="true"]') ??
        field.querySelector<HTMLElement>(controls));
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}
