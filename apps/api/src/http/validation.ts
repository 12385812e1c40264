import addFormats from 'ajv-formats';
import type { FastifyError, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import { isEmail } from './email.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_NAME = 80;

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;
type AjvPlugin = Extract<NonNullable<AjvOptions['plugins']>[number], (...input: never[]) => unknown>;

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
  plugins: [addFormats as AjvPlugin, addEmailFormat],
};

type Params = Record<string, unknown>;

const messages: Record<string, (params: Params) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a field of this call',
  type: ({ type }) =>
    type === 'object' ? 'must be a JSON object' : type === 'string' ? 'must be text' : `must be of type ${type}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  format: ({ format }) =>
    format === 'email' ? 'must be an e-mail address such as name@example.org' : `must be a valid ${format}`,
  pattern: () => 'has characters that are not allowed',
};

function fieldOf(error: FastifySchemaValidationError, context: string): string {
  const { missingProperty, additionalProperty } = error.params as Params;
  const path = error.instancePath.split('/').slice(1);
  const name = [...path, missingProperty ?? additionalProperty].filter((part) => part !== undefined).join('.');
  return (name || context).slice(0, MAX_FIELD_NAME);
}

/** One entry per field that failed, the first failure of each, for the `fields` of a 422. */
export function fieldErrors(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
): { field: string; message: string }[] {
  const byField = new Map<string, string>();
  for (const failure of error.validation ?? []) {
    const field = fieldOf(failure, error.validationContext ?? 'body');
    const message = messages[failure.keyword]?.(failure.params) ?? failure.message ?? 'is not valid';
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].slice(0, MAX_FIELDS).map(([field, message]) => ({ field, message }));
}
