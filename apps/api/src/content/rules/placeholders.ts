import { IntlMessageFormat } from 'intl-messageformat';
import { shownLanguage, type WrittenTexts, writtenLanguages } from '../../text/languages.ts';
import { assistantTexts } from '../resources/assistant-texts.ts';
import { type Finding, ruleFor } from './rule.ts';

interface Node {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Node[] }>;
}

/** `0` is plain text and `7` the number of a plural; every other node type names a value. */
const unnamed = [0, 7];

function namesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ type, value, options = {} }) => [
    ...(unnamed.includes(type) ? [] : [String(value)]),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ]);
}

/** Such as `place, value`; `undefined` if the message is malformed. */
function valuesOf(message: string): string | undefined {
  try {
    const names = namesIn(new IntlMessageFormat(message, 'en').getAst() as Node[]);
    return [...new Set(names)].sort().join(', ');
  } catch {
    return undefined;
  }
}

/** The assistant's sentences must be readable, and name the same values in every language that they have. */
export const placeholders = ruleFor<Record<string, WrittenTexts>>(assistantTexts, (texts) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const original = shownLanguage(text, 'en') ?? 'en';
    const wanted = valuesOf(text[original] ?? '');
    return writtenLanguages(text).flatMap((lang): Finding[] => {
      const place = `/${key}/${lang}`;
      const own = valuesOf(text[lang] ?? '');
      if (own === undefined) return [{ place, what: 'has braces that are not closed or not known', code: 'malformed' }];
      if (wanted === undefined || own === wanted) return [];
      const what = `has ${own || 'no value'}, ${original} has ${wanted || 'none'}`;
      return [{ place, what, code: wanted ? 'placeholders' : 'noPlaceholders', value: wanted || own }];
    });
  }),
);
