/** `{count, plural}` and `{kind, select, a b}` stand for all forms of a plural or of a choice. */
const withForms = /^\{(\w+), (plural|select)/;

const opening = (name: string, type: string) => new RegExp(String.raw`\{\s*${name}\s*,\s*${type}\s*,`);

/** The placeholders of the English that are not in a text. */
export function missingPlaceholders(placeholders: readonly string[], text: string): string[] {
  return placeholders.filter((placeholder) => {
    const [, name, type] = withForms.exec(placeholder) ?? [];
    return name && type ? !opening(name, type).test(text) : !text.includes(placeholder);
  });
}

/** What is put into a text for a placeholder: one with forms as the English has it, to be translated. */
export function insertionOf(placeholder: string, english: string): string {
  const [, name, type] = withForms.exec(placeholder) ?? [];
  const start = name && type ? english.search(opening(name, type)) : -1;
  if (start < 0) return placeholder;
  let depth = 0;
  for (let end = start; end < english.length; end += 1) {
    if (english[end] === '{') depth += 1;
    if (english[end] === '}') depth -= 1;
    if (depth === 0) return english.slice(start, end + 1);
  }
  return placeholder;
}

/** Puts a placeholder into a field where the cursor is; a tag goes around what is selected. */
export function insertPlaceholder(field: HTMLTextAreaElement, insertion: string) {
  const { selectionStart, selectionEnd, value } = field;
  const tag = /^<(\w+)>$/.exec(insertion)?.[1];
  const inside = value.slice(selectionStart, selectionEnd);
  field.focus();
  field.setRangeText(tag ? `<${tag}>${inside}</${tag}>` : insertion, selectionStart, selectionEnd, 'end');
  if (tag && inside === '') {
    const between = selectionStart + insertion.length;
    field.setSelectionRange(between, between);
  }
}
