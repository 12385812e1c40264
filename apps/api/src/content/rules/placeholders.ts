import { IntlMessageFormat } from 'intl-messageformat';
import { languages, type Texts } from '../../text/languages.ts';
import { assistantTexts } from '../resources/assistant-texts.ts';
import { ruleFor } from './rule.ts';

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

/** Such as `place, value`; the parser's error if the message is malformed. */
function valuesOf(message: string): string {
  try {
    const names = namesIn(new IntlMessageFormat(message, 'en').getAst() as Node[]);
    return [...new Set(names)].sort().join(', ');
  } catch (error) {
    return `an error: ${(error as Error).message}`;
  }
}

/** The assistant's sentences must name the same values in every language. */
export const placeholders = ruleFor<Record<string, Texts>>(assistantTexts, (texts) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const wanted = valuesOf(text.en);
    return languages
      .filter((lang) => valuesOf(text[lang]) !== wanted)
      .map((lang) => ({
        place: `/${key}/${lang}`,
        what: `has ${valuesOf(text[lang]) || 'no value'}, English has ${wanted}`,
      }));
  }),
);
