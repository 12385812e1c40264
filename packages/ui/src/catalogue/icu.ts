import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Visits every element of a parsed message, the inner ones too. */
export function walk(elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
  }
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

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural forms of a language; those of English if Intl does not know it, as in react-intl. */
export function pluralForms(language: string, type: Intl.PluralRulesOptions['type'] = 'cardinal'): string[] {
  const { pluralCategories } = new Intl.PluralRules([language, 'en'], { type }).resolvedOptions();
  return order.filter((form) => pluralCategories.some((category) => category === form));
}

/** The message with the plural forms of a language; undefined if it has no plural. */
export function inPluralForms(text: string, language: string): string | undefined {
  const elements = parse(text);
  let hasPlural = false;
  walk(elements, (element) => {
    if (element.type !== TYPE.plural) return;
    hasPlural = true;
    const { options } = element;
    const exact = Object.keys(options).filter((form) => form.startsWith('='));
    const forms = [...exact, ...pluralForms(language, element.pluralType)];
    const other = options.other ?? { value: [] };
    element.options = Object.fromEntries(forms.map((form) => [form, options[form] ?? other]));
  });
  return hasPlural ? printAST(elements) : undefined;
}

/** What is wrong with a translation, one sentence each. */
export function translationFaults(english: string, translation: string, language: string): string[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(translation);
  } catch (error) {
    return [`is not a valid ICU message (${(error as Error).message})`];
  }
  const faults: string[] = [];
  const [wanted, given] = [messageShape(english).join(' '), messageShape(translation).join(' ')];
  if (wanted !== given) faults.push(`has the placeholders ${given || 'none'}, English has ${wanted || 'none'}`);
  walk(elements, (element) => {
    if (element.type !== TYPE.plural) return;
    const missing = pluralForms(language, element.pluralType).filter((form) => !(form in element.options));
    if (missing.length > 0) faults.push(`lacks the plural form ${missing.join(', ')} of {${element.value}}`);
  });
  return faults;
}
