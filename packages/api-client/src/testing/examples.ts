import openapi from '../../openapi.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  examples?: unknown[];
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  type?: string | string[];
  format?: string;
  /** Schemas of a union have the properties of each other, as undefined ones. */
  properties?: Record<string, Schema | undefined>;
  items?: Schema;
  anyOf?: Schema[];
}

const formats: Record<string, string> = {
  email: 'name@example.org',
  'date-time': '2026-01-31T10:00:00.000Z',
  date: '2026-01-31',
  uri: 'https://example.org/',
};

/** The example in the document for a schema, or one built from its properties. */
export function exampleOf(schema: Schema): unknown {
  if (schema.$ref) return exampleOf(component(schema.$ref));
  if (schema.examples?.length) return schema.examples[0];
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.flatMap(([key, value]) => (value ? [[key, exampleOf(value)]] : [])));
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : (formats[schema.format ?? ''] ?? 'text');
}

function component(ref: string): Schema {
  const schemas = openapi.components.schemas as Record<string, Schema>;
  const schema = schemas[ref.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`openapi.json has no ${ref}`);
  return schema;
}

export type { Schema };
