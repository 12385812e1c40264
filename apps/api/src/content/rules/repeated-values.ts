import type { Finding } from './rule.ts';
import { walk } from './walk.ts';

const UNIQUE_FIELDS = ['id', 'name', 'src', 'image', 'address'];

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Finds entries of one list, at any depth, with the same id, name, picture or address. */
export function repeatedValues(content: unknown): Finding[] {
  return [...walk(content)].flatMap(({ place, value }) => {
    if (!Array.isArray(value)) return [];
    return UNIQUE_FIELDS.flatMap((field) => {
      const known = new Set<unknown>();
      return value.flatMap((entry: unknown, index) => {
        if (!isEntry(entry) || !(field in entry)) return [];
        const own = entry[field];
        const what = `repeats the ${field} ${own}`;
        if (known.has(own))
          return [{ place: `${place}/${index}/${field}`, what, code: 'repeated', value: String(own) }];
        known.add(own);
        return [];
      });
    });
  });
}
