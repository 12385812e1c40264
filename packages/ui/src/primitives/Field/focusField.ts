const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves focus to the control with this id, or to the first control inside the group with this id (the chosen one of a radio group), and
 * brings its label into view. Where the control is hidden, as that of a file, the first of its field takes the focus.
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
