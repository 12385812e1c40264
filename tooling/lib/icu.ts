import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { walk } from '../../packages/ui/src/catalogue/icu.ts';

export { messageShape } from '../../packages/ui/src/catalogue/icu.ts';

const formats = new Map<TYPE, string>([
  [TYPE.number, 'number'],
  [TYPE.date, 'date'],
  [TYPE.time, 'time'],
]);

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
