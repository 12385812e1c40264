/** What needs the code. Links work without it. */
const CONTROLS = 'button, input, select, textarea, [role="button"], [role="switch"], [tabindex="0"]';

/**
 * For a visitor who saves data the elements that load the code are in a template: inserts them when
 * a control is used first. A form that only the server handles (`data-native`) does not need them.
 */
export function loadCodeOnUse() {
  const load = ({ target }: Event) => {
    const control = target instanceof Element && target.closest(CONTROLS);
    if (!control || control.closest('[data-native]')) return;
    const code = document.querySelector<HTMLTemplateElement>('#late-code');
    code?.replaceWith(code.content);
  };
  // Assistive technology may only send a click.
  for (const use of ['pointerdown', 'focusin', 'click']) addEventListener(use, load, true);
}
