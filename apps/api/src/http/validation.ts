import addFormats from 'ajv-formats';
import type { FastifyError, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import type { Lang } from '../text/languages.ts';
import { isReservedName } from '../text/reserved-names.ts';
import { isEmail } from './email.ts';
import { fieldTexts, invalid } from './field-texts.ts';
import { nearestShape } from './nearest-shape.ts';

const MAX_FIELDS = 30;
const MAX_FIELD_NAME = 80;

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;
type AjvPlugin = Extract<NonNullable<AjvOptions['plugins']>[number], (...input: never[]) => unknown>;

const today = () => new Date().toISOString().slice(0, 10);

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** A date on which a living person may have been born; its form is checked by the format `date`. */
const isBirthDate = (_: true, date: string) => date >= '1900-01-01' && date < today();

/** A date of which news may tell, an invitation to something in the months to come included. */
const isNewsDate = (_: true, date: string) => date >= '2000-01-01' && date <= yearAfter(today());

/** A name that a visitor may sign with. */
const isVisitorName = (_: true, name: string) => !isReservedName(name);

const addKeywords: AjvPlugin = (ajv) =>
  ajv
    .addKeyword({ keyword: 'x-visitor-name', type: 'string', schemaType: 'boolean', validate: isVisitorName })
    .addKeyword({ keyword: 'x-birth-date', type: 'string', schemaType: 'boolean', validate: isBirthDate })
    .addKeyword({ keyword: 'x-news-date', type: 'string', schemaType: 'boolean', validate: isNewsDate });

const addEmailFormat: AjvPlugin = (ajv) => ajv.addFormat('email', isEmail);

/**
 * Strict validation everywhere: a number is not a string, and an unknown property is an error, not
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
  plugins: [addFormats as AjvPlugin, addEmailFormat, addKeywords],
};

function fieldOf(error: FastifySchemaValidationError, context: string): string {
  const { missingProperty, additionalProperty } = error.params;
  const path = error.instancePath.split('/').slice(1);
  const name = [...path, missingProperty ?? additionalProperty].filter((part) => part !== undefined).join('.');
  return (name || context).slice(0, MAX_FIELD_NAME);
}

/** For what a schema cannot find wrong in a field of the body: answered as if it could. `rule` is one of `fieldTexts`. */
export function fieldError(field: string, rule: string): Error {
  const failure = { keyword: rule, instancePath: `/${field}`, schemaPath: '', params: {} };
  return Object.assign(new Error(`${field}: ${rule}`), { validation: [failure], validationContext: 'body' });
}

/** One entry per field that failed, the first failure of each, for the `fields` of a 422 in a language. */
export function fieldErrors(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
  lang: Lang,
): { field: string; message: string }[] {
  const byField = new Map<string, string>();
  for (const failure of nearestShape(error.validation ?? [])) {
    const field = fieldOf(failure, error.validationContext ?? 'body');
    // The validator's own message is English.
    const texts = fieldTexts[failure.keyword]?.(failure.params) ?? { ...invalid, en: failure.message ?? invalid.en };
    if (!byField.has(field)) byField.set(field, texts[lang]);
  }
  return [...byField].slice(0, MAX_FIELDS).map(([field, message]) => ({ field, message }));
}
