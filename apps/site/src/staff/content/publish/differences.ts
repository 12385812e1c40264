import { child } from '../form/pointer.ts';

/** A difference of two bodies at a field. */
export interface Difference {
  /** Of the field in the later body; of what was removed, in the earlier one. */
  pointer: string;
  /** `moved`: an item that is at another place of its list. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before?: unknown;
  after?: unknown;
}

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function differences(before: unknown, after: unknown, pointer = ''): Difference[] {
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ pointer, kind: 'added', after }];
  if (after === undefined) return [{ pointer, kind: 'removed', before }];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, pointer);
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...names].flatMap((name) => differences(before[name], after[name], child(pointer, name)));
  }
  return [{ pointer, kind: 'changed', before, after }];
}

/** Items are followed by what identifies them, so that a new first item does not change all others. */
function ofLists(before: readonly unknown[], after: readonly unknown[], pointer: string): Difference[] {
  const key = keyOf(before, after);
  const ids = before.map((item, index) => (key ? idOf(item, key) : index));
  const laterIds = after.map((item, index) => (key ? idOf(item, key) : index));
  const found: Difference[] = [];
  const kept: number[] = [];
  for (const [index, item] of after.entries()) {
    const same = ids.indexOf(laterIds[index]);
    // An item that got another name is still the one at its place.
    const place = same >= 0 || laterIds.includes(ids[index]) ? same : index;
    if (place >= 0 && place < before.length) kept.push(place);
    found.push(...differences(before[place], item, child(pointer, index)));
  }
  const removed = before.flatMap((item, index): Difference[] =>
    kept.includes(index) ? [] : [{ pointer: child(pointer, index), kind: 'removed', before: item }],
  );
  const isMoved = kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
  return [...found, ...removed, ...(isMoved ? [{ pointer, kind: 'moved' } satisfies Difference] : [])];
}

const idOf = (item: unknown, key: string) => (isObject(item) ? item[key] : undefined);

/** The property that identifies the items of both lists, if there is one. */
function keyOf(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  const identifies = (key: string, list: readonly unknown[]) => {
    const ids = list.map((item) => idOf(item, key));
    const isFilled = ids.every((id) => typeof id === 'string' || typeof id === 'number');
    return isFilled && new Set(ids).size === ids.length;
  };
  return ['id', 'slug', 'name', 'href', 'src', 'url'].find((key) => identifies(key, before) && identifies(key, after));
}
