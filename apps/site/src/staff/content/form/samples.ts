import { partsOf, withValue } from './pointer.ts';
import { type Schema, schemaOf } from './schema.ts';

interface Entry {
  sample?: boolean;
}

/** Whether entries of a schema have the switch between sample and the foundation's own. */
export const hasSampleSwitch = (schema: Schema): boolean => schema.properties?.sample?.['x-sample'] === true;

/** What an entry says of itself counts before what is said of its list, as on the server. */
export const isSample = (entry: unknown, areSamples: boolean): boolean => ((entry ?? {}) as Entry).sample ?? areSamples;

/** An entry that is the foundation's own. The switch comes first, as in the schema. */
export const asOwn = (entry: unknown): unknown =>
  withValue(entry, '/sample', false, () => ['sample', ...Object.keys(entry as object)]);

/**
 * The body after a change at a pointer: an entry that a person has changed is no sample any more, unless
 * that person has set the switch.
 */
export function withoutEndedSample(body: unknown, pointer: string, schema: Schema): unknown {
  const parts = partsOf(pointer);
  const items = Array.isArray(body) ? (body as readonly unknown[]) : undefined;
  const at = items && Number(parts[0]);
  const entry = items && at !== undefined ? items[at] : body;
  const changed = items ? parts[1] : parts[0];
  const isOfEntry = changed !== undefined && changed !== 'sample' && typeof entry === 'object' && entry !== null;
  if (!isOfEntry || (entry as Entry).sample !== undefined) return body;
  if (!hasSampleSwitch(schemaOf(items ? (schema.items ?? {}) : schema, entry))) return body;
  return items && at !== undefined ? items.with(at, asOwn(entry)) : asOwn(entry);
}
