import { isShowable, withoutUnshowable } from '@nzete/domain';

/** A list or an object of JSON or of a query string: not a buffer or a stream. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Where texts of JSON, keys included, have such characters, as JSON Pointers; at most 30. */
export function unshowableIn(data: unknown): string[] {
  const found: string[] = [];
  const open: [path: string, value: unknown][] = [['', data]];
  // Not recursive: a body may be nested thousands of levels deep.
  for (let next = open.pop(); next && found.length < 30; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isShowable(value)) found.push(path);
    if (typeof value !== 'object' || value === null || !isPlain(value)) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isShowable(key)) open.push([path.length < 200 ? `${path}/${key}` : path, child]);
      else found.push(path);
    }
  }
  return found;
}

/** A reviver for `JSON.parse`. It removes such characters from texts that were stored before they were refused. */
export const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutUnshowable(value).replace(/\r\n?/g, '\n') : value;
