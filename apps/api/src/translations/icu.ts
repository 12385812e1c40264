import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message as react-intl wants it where there is no parser: in the browser. */
export type CompiledMessage = MessageFormatElement[];

export const compileMessage = (text: string): CompiledMessage => parse(text, { captureLocation: false });

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
  }
}

/** What a translation must keep, sorted. The forms of a plural may differ. */
export function messagePlaceholders(text: string): string[] {
  const found = new Set<string>();
  walk(compileMessage(text), (element) => {
    if (element.type === TYPE.argument) found.add(`{${element.value}}`);
    if (element.type === TYPE.plural) found.add(`{${element.value}, plural}`);
    if (element.type === TYPE.select) {
      found.add(`{${element.value}, select, ${Object.keys(element.options).sort().join(' ')}}`);
    }
    if (element.type === TYPE.tag) found.add(`<${element.value}>`);
  });
  return [...found].sort();
}

/** Content has no grammar: only names in braces, and tags. */
export const contentPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();

/** Formats of numbers and dates need data that browsers lack for Lingala (docs/adr/0004). */
const refused: readonly TYPE[] = [TYPE.number, TYPE.date, TYPE.time, TYPE.pound];

/** Why a text cannot be shown in place of an English one. */
export type Fault = { rule: 'messageSyntax' | 'messageFormat' } | { rule: 'placeholders'; wanted: string };

export function messageFault(english: string, text: string): Fault | undefined {
  let given: string[];
  try {
    given = messagePlaceholders(text);
  } catch {
    return { rule: 'messageSyntax' };
  }
  let hasFormat = false;
  walk(compileMessage(text), ({ type }) => {
    hasFormat ||= refused.includes(type);
  });
  if (hasFormat) return { rule: 'messageFormat' };
  return differenceOf(messagePlaceholders(english), given);
}

export const contentFault = (english: string, text: string): Fault | undefined =>
  differenceOf(contentPlaceholders(english), contentPlaceholders(text));

function differenceOf(wanted: string[], given: string[]): Fault | undefined {
  return wanted.join(' ') === given.join(' ') ? undefined : { rule: 'placeholders', wanted: wanted.join(' ') };
}
