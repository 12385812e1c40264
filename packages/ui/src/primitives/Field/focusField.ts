const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves focus to the control with this id, or to the first control of the group with this id (the
 * checked one of a radio group), and scrolls its label into view. If the control is hidden, the
 * button before it gets focus, which opens a file input, or the first control of its field.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const field = element.closest('[data-field]') ?? element;
  const isShown = getComputedStyle(element).display !== 'none';
  const own = isShown ? element : element.previousElementSibling;
  const control = own?.matches(controls)
    ? (own as HTMLElement)
    : (field.querySelector<HTMLElement>('input[type="radio"]:checked, [role="radio"][aria-checked="true"]') ??
      field.querySelector<HTMLElement>(controls));
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}
