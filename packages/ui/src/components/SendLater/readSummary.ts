/** A field of a form that was filled in, as the visitor sees it. */
export interface FormSummaryEntry {
  /** The name of the control; empty for an answer of an earlier step. */
  name: string;
  label: string;
  /** Empty for a ticked box without a question, whose label says it all. */
  value: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of a label, without controls in it, and marks and icons that screen readers skip. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"], select, textarea') ?? []) hidden.remove();
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').replace(/ \*$/, '').trim();
}

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function answerOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.value && textOf(control.selectedOptions[0]);
  return control.value.trim();
}

/** Reads the review list that the last step of a form in steps shows. */
const reviewed = (form: HTMLFormElement): FormSummaryEntry[] =>
  [...form.querySelectorAll('[data-slot="review-list"] dt')].map((term) => ({
    name: '',
    label: textOf(term),
    value: textOf(term.nextElementSibling?.querySelector('bdi')),
  }));

/**
 * What a visitor wrote into a form, in the words of the page: the label of every field and its
 * answer. Empty, hidden and file fields are left out.
 */
export function readSummary(form: HTMLFormElement): FormSummaryEntry[] {
  const entries: FormSummaryEntry[] = [];
  for (const control of [...form.elements].filter(isControl)) {
    const { name } = control;
    const label = textOf(control.labels?.[0]);
    if (!name || !label || ['hidden', 'file', 'password'].includes(control.type)) continue;
    if (!isChoice(control)) entries.push({ name, label, value: answerOf(control) });
    else if ((control as HTMLInputElement).checked) {
      const question = textOf(control.closest('fieldset')?.querySelector('legend'));
      const known = question ? entries.find((entry) => entry.name === name) : undefined;
      if (known) known.value += `, ${label}`;
      else entries.push({ name, label: question || label, value: question && label });
    }
  }
  const isTicked = ({ label, value, name }: FormSummaryEntry) =>
    value !== '' ||
    form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:checked`) !== null ||
    label === '';
  return [...reviewed(form).filter(({ value }) => value !== ''), ...entries.filter(isTicked)];
}
