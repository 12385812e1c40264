/** A difference of two JSON values at a place such as `/team/0/name/en`. */
export interface Difference {
  place: string;
  /** `undefined` if it was added. */
  before: unknown;
  /** `undefined` if it was removed. */
  after: unknown;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const child = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined;

export function differences(before: unknown, after: unknown, place = ''): Difference[] {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ place, before, after }];
  }
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].flatMap((key) => differences(child(before, key), child(after, key), `${place}/${key}`));
}

const MAX_LENGTH = 60;

function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** A line such as `/stats/trees: 120 -> 121` or `/images/3: added {"src":…`. */
export function describeDifference({ place, before, after }: Difference): string {
  const where = place || 'the file';
  if (before === undefined) return `${where}: added ${shorten(after)}`;
  if (after === undefined) return `${where}: removed ${shorten(before)}`;
  return `${where}: ${shorten(before)} -> ${shorten(after)}`;
}
