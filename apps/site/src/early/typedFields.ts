/** The item of `sessionStorage`. */
const KEY = 'draft.typed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The number of the form and of the field in it, its name, and its value or whether it is checked. */
type Typed = [form: number, field: number, name: string, value: string | boolean];

/** Without passwords. Files cannot be filled in, and hidden fields are the server's. */
const isKept = ({ name, type }: Field) =>
  name !== '' && !/^(password|file|hidden|submit|button|reset)$/.test(type ?? 'button');

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if ('options' in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** Keeps what was typed into forms without their code, for the same page when it is loaded again. */
export function keepTyped(isWanted: (form: HTMLFormElement) => boolean) {
  const typed = [...document.forms].flatMap((form, at) =>
    isWanted(form)
      ? ([...form.elements] as Field[]).flatMap((field, index): Typed[] =>
          isKept(field) && isChanged(field)
            ? [[at, index, field.name, isBox(field) ? field.checked : field.value]]
            : [],
        )
      : [],
  );
  try {
    if (typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, typed]));
  } catch {
    // Storage can be disabled or full.
  }
}

/** Fills in what was kept, before the code of the page runs. */
export function restoreTyped() {
  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, Typed[]?];
    sessionStorage.removeItem(KEY);
    if (path !== location.pathname) return;
    for (const [at, index, name, value] of typed ?? []) {
      const field = document.forms[at]?.elements[index] as Field | undefined;
      if (field?.name !== name) continue;
      if (typeof value === 'string') field.value = value;
      else (field as HTMLInputElement).checked = value;
    }
  } catch {
    // Nothing could be kept either.
  }
}
