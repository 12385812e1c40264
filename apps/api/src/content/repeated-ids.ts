import type { Finding } from './rule.ts';
import { walk } from './walk.ts';

const hasId = (entry: unknown): entry is { id: unknown } =>
  typeof entry === 'object' && entry !== null && 'id' in entry;

/** Within one list, at any depth, every entry has an id of its own. */
export function repeatedIds(content: unknown): Finding[] {
  return [...walk(content)].flatMap(({ place, value }) => {
    if (!Array.isArray(value)) return [];
    const known = new Set<unknown>();
    return value.flatMap((entry: unknown, index) => {
      if (!hasId(entry)) return [];
      if (known.has(entry.id)) return [{ place: `${place}/${index}/id`, what: `repeats the id ${entry.id}` }];
      known.add(entry.id);
      return [];
    });
  });
}
