import { languages } from '@nzete/ui/format';
import { emptyValue, type FieldKind, kindOf, type Schema, schemaOf } from './schema.ts';

/** A draft may be older than the schema of its list: what it has then is neither shown as a field nor lost. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field of a kind can show a value. A value that is missing fits. */
export function canShow(kind: FieldKind, value: unknown): boolean {
  if (value === undefined || value === null || kind === 'unknown') return true;
  if (kind === 'texts') return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
  if (kind === 'object' || kind === 'map') return isObject(value);
  if (kind === 'list') return Array.isArray(value);
  // Text in a number field that is not a number stays there.
  if (kind === 'number') return typeof value === 'number' || typeof value === 'string';
  if (kind === 'boolean') return typeof value === kind;
  return typeof value === 'string';
}

/** As much of an earlier value as its field can show, or an empty one. */
export function carriedOver(schema: Schema, value: unknown): unknown {
  const own = schemaOf(schema, undefined);
  const kind = kindOf(own);
  if (kind === 'texts' && typeof value === 'string') {
    return Object.fromEntries(languages.map((language) => [language, language === 'en' ? value : '']));
  }
  if (kind === 'text' && isObject(value) && typeof value.en === 'string') return value.en;
  if (kind === 'text' && typeof value === 'number') return String(value);
  if (kind === 'list' && canShow(kindOf(own.items ?? {}), value)) return [value];
  return emptyValue(schema);
}

/** The properties that a schema does not have any more. */
export const leftOvers = (schema: Schema, value: unknown): [name: string, value: unknown][] =>
  isObject(value) && schema.properties
    ? Object.entries(value).filter(([name]) => !Object.hasOwn(schema.properties ?? {}, name))
    : [];

/** A value to be read and copied. */
export function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  const isTexts = isObject(value) && Object.values(value).every((text) => typeof text === 'string');
  return isTexts ? Object.values(value).join('\n') : JSON.stringify(value, null, 2);
}
