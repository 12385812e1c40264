const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves focus to the control with this id, or to the first control inside the group with this id (the chosen one of a radio group), and
 * brings its label into view.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches(controls)
    ? element
    : (element.querySelector<HTMLElement>('input[type="radio"]:checked') ??
      element.querySelector<HTMLElement>(controls));
  control?.focus({ preventScroll: true });
  (element.closest('[data-field]') ?? element).scrollIntoView({ block: 'nearest' });
}
