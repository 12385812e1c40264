import { schemaOf } from '../source-files.ts';
import type { FileRule, Finding } from './rule.ts';

/** The parts of a JSON Schema that lead to a text. */
interface Node {
  'x-advised-length'?: number;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

const childOf = ({ properties, patternProperties, items }: Node, key: string, isItem: boolean): Node | undefined =>
  isItem ? items : (properties?.[key] ?? Object.values(patternProperties ?? {})[0]);

function longIn(schema: Node, value: unknown, place: string): Finding[] {
  const advised = schema['x-advised-length'];
  if (typeof value === 'string' && advised !== undefined && value.length > advised) {
    return [
      {
        place,
        what: `is longer than ${advised} characters, for which its place on the page is designed`,
        code: 'longText',
        value: String(advised),
      },
    ];
  }
  if (!value || typeof value !== 'object') return [];
  const variants = schema.anyOf ?? [schema];
  const found = variants.flatMap((variant) =>
    Object.entries(value).flatMap(([key, child]) => {
      const own = childOf(variant, key, Array.isArray(value));
      return own ? longIn(own, child, `${place}/${key}`) : [];
    }),
  );
  // Several variants may have the same text.
  return [...new Map(found.map((one) => [one.place, one])).values()];
}

/** Texts of a list that are longer than the design allows for. */
export const longTexts = (path: string): FileRule => {
  const schema = schemaOf(path);
  return (content) => (schema ? longIn(schema as Node, content, '') : []);
};
