import fc, { type Arbitrary } from 'fast-check';
import { type Document, resolve, type Schema } from './document.ts';
import { oddTexts } from './hostile.ts';

const DEEP = 8;
const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);
const day = { min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
const instant = fc.date(day).map((date) => date.toISOString());

const formats: Record<string, Arbitrary<string>> = {
  email: fc.tuple(label, label).map(([name, domain]) => `${name}@${domain}.example`),
  uuid: fc.uuid(),
  'date-time': instant,
  date: instant.map((text) => text.slice(0, 10)),
  uri: label.map((text) => `https://example.org/${text}`),
  'uri-reference': label.map((text) => `/${text}`),
};

const spoken = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const plain = fc.constantFrom('Ilunga', 'Élise Mbuyi', 'Tokosunga mabele', 'Maji safi', 'a\nb', '12', 'ß', '🌳');

function ofLength(text: Arbitrary<string>, { minLength = 0, maxLength = 10_000 }: Schema): Arbitrary<string> {
  // Ajv counts code points, not UTF-16 units.
  const cut = (value: string) => [...value.padEnd(minLength, 'x')].slice(0, maxLength).join('');
  return text.map(cut);
}

function matching(pattern: string, schema: Schema): Arbitrary<string> {
  const { minLength = 0, maxLength = 10_000 } = schema;
  const expression = new RegExp(pattern, 'u');
  const fits = (text: string) =>
    expression.test(text) && [...text].length >= minLength && [...text].length <= maxLength;
  // Without `u` fewer texts are odd, but of a pattern with a property outside of classes none fits.
  for (const flags of ['', 'u']) {
    try {
      const made = fc.stringMatching(new RegExp(pattern, flags));
      if (fc.sample(made, { numRuns: 50, seed: 1 }).some(fits)) return made.filter(fits);
    } catch {
      // fast-check does not support every regular expression.
    }
  }
  const known = (schema.examples ?? []).filter((example): example is string => typeof example === 'string');
  if (known.length === 0) throw new Error(`No text can be made for the pattern ${pattern}: give the schema an example`);
  return fc.constantFrom(...known);
}

function text(schema: Schema): Arbitrary<string> {
  if (schema.pattern) return matching(schema.pattern, schema);
  const format = schema.format && formats[schema.format];
  if (format) return format.filter((value) => value.length <= (schema.maxLength ?? 10_000));
  return ofLength(fc.oneof(plain, spoken, oddTexts), schema);
}

function number(schema: Schema, whole: boolean): Arbitrary<number> {
  const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema;
  if (whole) return fc.integer({ min, max });
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function list(document: Document, schema: Schema, depth: number): Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = 20, uniqueItems } = schema;
  const item = arbitraryOf(document, schema.items ?? {}, depth + 1);
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, minItems + 3)) };
  return uniqueItems ? fc.uniqueArray(item, { ...size, comparator: 'SameValueZero' }) : fc.array(item, size);
}

function object(document: Document, schema: Schema, depth: number): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, arbitraryOf(document, child, depth + 1)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

function ofType(document: Document, schema: Schema, depth: number): Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return number(schema, true);
    case 'number':
      return number(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(document, schema, depth);
    case 'object':
      return object(document, schema, depth);
    default:
      throw new Error(`No value can be made of the type ${schema.type}`);
  }
}

/** Sometimes uses the examples of the document, which may exist on the server. */
export function withExamples(arbitrary: Arbitrary<unknown>, examples: unknown[] | undefined): Arbitrary<unknown> {
  return examples?.length
    ? fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...examples) })
    : arbitrary;
}

export function arbitraryOf(document: Document, reference: Schema, depth = 0): Arbitrary<unknown> {
  const schema = resolve(document, reference);
  if (depth > DEEP) throw new Error('A schema is deeper than any form: is it recursive?');
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const arbitrary = schema.anyOf
    ? fc.oneof(...schema.anyOf.map((choice) => arbitraryOf(document, choice, depth)))
    : ofType(document, schema, depth);
  return withExamples(arbitrary, schema.examples);
}
