/** A value inside a JSON file, and its place, such as `/courses/3/url`. */
interface Placed {
  place: string;
  value: unknown;
}

export function* walk(value: unknown, place = ''): Generator<Placed> {
  yield { place, value };
  if (!value || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${place}/${key}`);
}
