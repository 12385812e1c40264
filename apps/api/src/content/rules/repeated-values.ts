import type { Finding } from './rule.ts';
import { walk } from './walk.ts';

/** What no two entries of a list share: ids, names, pictures, and the addresses of wallets. */
const OWN = ['id', 'name', 'src', 'image', 'address'];

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Within one list, at any depth, no two entries have the same id, name, picture or address. */
export function repeatedValues(content: unknown): Finding[] {
  return [...walk(content)].flatMap(({ place, value }) => {
    if (!Array.isArray(value)) return [];
    return OWN.flatMap((field) => {
      const known = new Set<unknown>();
      return value.flatMap((entry: unknown, index) => {
        if (!isEntry(entry) || !(field in entry)) return [];
        const own = entry[field];
        if (known.has(own)) return [{ place: `${place}/${index}/${field}`, what: `repeats the ${field} ${own}` }];
        known.add(own);
        return [];
      });
    });
  });
}
