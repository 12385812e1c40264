import { languages } from '@nzete/ui/format';

/** The parts of a JSON Schema that decide how a value is edited. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** The length that the design allows for. */
  'x-advised-length'?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  /** A text in every language. */
  'x-localised'?: true | 'or-plain';
  /** `picture:<name>` or `photo:<name>`. */
  'x-picture'?: true;
  /** `file:<name>`, a PDF. */
  'x-file'?: true;
  /** The switch between a sample and the foundation's own. */
  'x-sample'?: true;
  /** `2028-02-05T08:00`, in the time of the place. */
  'x-local-time'?: true;
}

/** How a value is edited. `map`: an object with any names. */
export type FieldKind =
  | 'texts'
  | 'picture'
  | 'file'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'date'
  | 'local-time'
  | 'address'
  | 'text'
  | 'list'
  | 'object'
  | 'map'
  | 'unknown';

export function kindOf(schema: Schema): FieldKind {
  if (schema['x-localised'] === true && schema.properties) return 'texts';
  if (schema['x-picture']) return 'picture';
  if (schema['x-file']) return 'file';
  if (schema['x-local-time']) return 'local-time';
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean' || typeof schema.const === 'boolean') return 'boolean';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'array') return 'list';
  if (schema.patternProperties) return 'map';
  if (schema.properties) return 'object';
  if (schema.type === 'string' || typeof schema.const === 'string') return stringKind(schema);
  return 'unknown';
}

function stringKind({ format }: Schema): FieldKind {
  if (format === 'date') return 'date';
  return format?.startsWith('uri') ? 'address' : 'text';
}

const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;

/** Whether the value may be null: nothing is shown, or what the server works out. */
export const isNullable = (schema: Schema): boolean => schema.anyOf?.some(isNull) ?? false;

/** The schema that a value follows: of several the one of its type. Null follows the first that has values. */
export function schemaOf(schema: Schema, value: unknown): Schema {
  const options = schema.anyOf?.filter((option) => !isNull(option));
  if (!options || options.length === 0) return schema;
  return options.find((option) => fits(option, value)) ?? options[0] ?? schema;
}

function fits(schema: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return schema.type === 'array';
  if (typeof value === 'object' && value !== null) return schema.properties !== undefined;
  if (schema.type === 'integer') return typeof value === 'number';
  return schema.type === typeof value;
}

/** What a new value begins with. The server says what is still missing. */
export function emptyValue(schema: Schema): unknown {
  const own = schemaOf(schema, undefined);
  if (isNullable(schema)) return null;
  if (own.const !== undefined) return own.const;
  switch (kindOf(own)) {
    case 'texts':
      return Object.fromEntries(languages.map((language) => [language, '']));
    case 'choice':
      return own.enum?.[0] ?? '';
    case 'boolean':
      return false;
    case 'number':
      return 0;
    case 'list':
      return Array.from({ length: own.minItems ?? 0 }, () => emptyValue(own.items ?? {}));
    case 'object':
      return emptyObject(own);
    case 'map':
      return {};
    default:
      return '';
  }
}

/** A new item with an id of its own, where the list wants a text for it. */
export function newItem(schema: Schema): unknown {
  const item = emptyValue(schema);
  const id = schema.properties?.id;
  const isFree = id && kindOf(id) === 'text';
  return isFree ? { ...(item as object), id: crypto.randomUUID().slice(0, 8) } : item;
}

function emptyObject({ properties = {}, required = [] }: Schema) {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, schema]) => [name, emptyValue(schema)]));
}

/** The schema of a value inside of another. */
export function schemaAt(schema: Schema, body: unknown, parts: readonly string[]): Schema {
  const own = schemaOf(schema, body);
  const [part, ...rest] = parts;
  if (part === undefined) return own;
  const [ofAny] = Object.values(own.patternProperties ?? {});
  const next = own.items ?? own.properties?.[part] ?? ofAny ?? {};
  const value = typeof body === 'object' && body !== null ? body[part as keyof typeof body] : undefined;
  return schemaAt(next, value, rest);
}
