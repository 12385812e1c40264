import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const formats = new Map<TYPE, string>([
  [TYPE.number, 'number'],
  [TYPE.date, 'date'],
  [TYPE.time, 'time'],
]);

function walk(elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
  }
}

/**
 * The problems of a single message. Number and date formats and `#` are errors: Chromium has no
 * data for Lingala and would use the browser's language. Format values first, and pass text.
 */
export function messageProblems(text: string): string[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`is not a valid ICU message (${(error as Error).message}): ${text}`];
  }
  const problems: string[] = text.trim() === '' ? ['is empty'] : [];
  walk(elements, (element) => {
    if (element.type === TYPE.pound) problems.push('uses "#": pass the formatted number as an argument of its own');
    const format = formats.get(element.type);
    if (format) problems.push(`uses a ${format} format: pass the formatted value as text`);
  });
  return problems;
}

/** The placeholders that a translation must keep, sorted. Plural categories may differ. */
export function messageShape(text: string): string[] {
  const shape = new Set<string>();
  walk(parse(text), (element) => {
    if (element.type === TYPE.argument) shape.add(`{${element.value}}`);
    if (element.type === TYPE.plural) shape.add(`{${element.value}, plural}`);
    if (element.type === TYPE.select) {
      shape.add(`{${element.value}, select, ${Object.keys(element.options).sort().join(' ')}}`);
    }
    if (element.type === TYPE.tag) shape.add(`<${element.value}>`);
  });
  return [...shape].sort();
}
