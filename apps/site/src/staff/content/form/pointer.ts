/** The JSON pointers (RFC 6901) of a form, and changes that copy what they change. */

/** `a/b` and `~` are escaped in a pointer. */
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const child = (pointer: string, key: string | number): string => `${pointer}/${escaped(String(key))}`;

/** `/1/role/fr` to `1`, `role`, `fr`. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const part of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = value[part as keyof typeof value];
  }
  return value;
}

/** The names of the properties at a pointer, in the order in which a file has them. */
type OrderAt = (pointer: string) => readonly string[];

/** The body with another value at a place. `undefined` removes a property; a new one goes to its place in the order. */
export function withValue(body: unknown, pointer: string, value: unknown, orderAt: OrderAt = () => []): unknown {
  return replaced(body, partsOf(pointer), value, '', orderAt);
}

function replaced(node: unknown, parts: readonly string[], value: unknown, at: string, orderAt: OrderAt): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  const next = (before: unknown) => replaced(before, rest, value, child(at, part), orderAt);
  if (Array.isArray(node)) return node.map((item, index) => (String(index) === part ? next(item) : item));
  const entries = Object.entries((node ?? {}) as object);
  const index = entries.findIndex(([key]) => key === part);
  const changed = next(entries[index]?.[1]);
  const entry: [string, unknown][] = changed === undefined ? [] : [[part, changed]];
  if (index >= 0) return Object.fromEntries(entries.toSpliced(index, 1, ...entry));
  const order = orderAt(at);
  const later = entries.findIndex(([key]) => order.indexOf(key) > order.indexOf(part));
  return Object.fromEntries(entries.toSpliced(later < 0 ? entries.length : later, 0, ...entry));
}

/** A list in which the item at one place is at another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
