import type { FileRule, Finding } from './rule.ts';
import { walk } from './walk.ts';

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Finds entries of one list, at any depth, with the same value of a field. */
const repeated =
  (fields: Readonly<Record<string, string>>): FileRule =>
  (content) =>
    [...walk(content)].flatMap(({ place, value }) =>
      Array.isArray(value)
        ? Object.entries(fields).flatMap(([field, code]) => repeatedIn(value, place, field, code))
        : [],
    );

function repeatedIn(list: readonly unknown[], at: string, field: string, code: string): Finding[] {
  const known = new Set<unknown>();
  return list.flatMap((entry, index) => {
    if (!isEntry(entry) || !(field in entry)) return [];
    const own = entry[field];
    // An entry that is new has no value yet.
    if (own === '') return [];
    if (!known.has(own)) {
      known.add(own);
      return [];
    }
    const place = `${at}/${index}/${field}`;
    return [{ place, what: `repeats the ${field} ${own}`, code, value: String(own) }];
  });
}

/** Links and sign-ups find an entry by its id. */
export const repeatedIds = repeated({ id: 'repeated' });

/** Two people may have one name, and a picture may be wanted twice. */
export const repeatedValues = repeated({
  name: 'valueTwice',
  src: 'pictureTwice',
  image: 'pictureTwice',
  address: 'valueTwice',
});
