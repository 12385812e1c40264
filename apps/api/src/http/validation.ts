import addFormats from 'ajv-formats';
import type { FastifyError, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import { isEmail } from './email.ts';
import { nearestShape } from './nearest-shape.ts';

const MAX_FIELDS = 30;
const MAX_FIELD_NAME = 80;

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;
type AjvPlugin = Extract<NonNullable<AjvOptions['plugins']>[number], (...input: never[]) => unknown>;

const today = () => new Date().toISOString().slice(0, 10);

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** A date on which a living person may have been born; its form is the business of the format `date`. */
const isBirthDate = (_: true, date: string) => date >= '1900-01-01' && date < today();

/** A date of which news may tell, an invitation to something in the months to come included. */
const isNewsDate = (_: true, date: string) => date >= '2000-01-01' && date <= yearAfter(today());

const addDates: AjvPlugin = (ajv) =>
  ajv
    .addKeyword({ keyword: 'x-birth-date', type: 'string', schemaType: 'boolean', validate: isBirthDate })
    .addKeyword({ keyword: 'x-news-date', type: 'string', schemaType: 'boolean', validate: isNewsDate });

const addEmailFormat: AjvPlugin = (ajv) => ajv.addFormat('email', isEmail);

/**
 * Strict validation everywhere: a number is not a string, and a property that nobody asked for is an error, not
 * something to drop in silence. Ajv refuses NaN and infinities by itself.
 */
export const ajvOptions: AjvOptions = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
    keywords: ['x-localised', 'x-picture'],
  },
  // Our e-mail check comes last and replaces theirs. (The cast: theirs takes options of its own, which we do not give.)
  plugins: [addFormats as AjvPlugin, addEmailFormat, addDates],
};

type Params = Record<string, unknown>;

const typeNames: Record<string, string> = {
  object: 'must be a JSON object',
  string: 'must be text',
  integer: 'must be a whole number',
};

const messages: Record<string, (params: Params) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a field of this call',
  type: ({ type }) => typeNames[String(type)] ?? `must be of type ${type}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().filter(Boolean).join(', ')}`,
  format: ({ format }) =>
    format === 'email' ? 'must be an e-mail address such as name@example.org' : `must be a valid ${format}`,
  pattern: () => 'has characters that are not allowed',
  not: () => 'must not be empty',
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  'x-birth-date': () => 'must be a date in the past, and not before 1900',
  'x-news-date': () => 'must be from the year 2000 to a year from today',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  maxItems: ({ limit }) => `must have at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  uniqueItems: () => 'must not name anything twice',
};

function fieldOf(error: FastifySchemaValidationError, context: string): string {
  const { missingProperty, additionalProperty } = error.params;
  const path = error.instancePath.split('/').slice(1);
  const name = [...path, missingProperty ?? additionalProperty].filter((part) => part !== undefined).join('.');
  return (name || context).slice(0, MAX_FIELD_NAME);
}

/** One entry per field that failed, the first failure of each, for the `fields` of a 422. */
export function fieldErrors(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
): { field: string; message: string }[] {
  const byField = new Map<string, string>();
  for (const failure of nearestShape(error.validation ?? [])) {
    const field = fieldOf(failure, error.validationContext ?? 'body');
    const message = messages[failure.keyword]?.(failure.params) ?? failure.message ?? 'is not valid';
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].slice(0, MAX_FIELDS).map(([field, message]) => ({ field, message }));
}
