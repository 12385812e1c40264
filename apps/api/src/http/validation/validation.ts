import { homeDay, isGiftDay } from '@nzete/domain';
import addFormats from 'ajv-formats';
import type { FastifyError, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import type { ServerIntl } from '../../text/intl.ts';
import { isTime } from '../../text/is-time.ts';
import { isReservedName } from '../../text/reserved-names.ts';
import { MAX_TYPED, nameKey, visibleName } from '../../text/typed-name.ts';
import { fieldTexts, invalid, ruleCode } from '../problems/fields.ts';
import { detailIn } from '../problems/problem.ts';
import type { FieldError } from '../problems/problem-schemas.ts';
import { isEmail } from './email.ts';
import { nearestShape } from './nearest-shape.ts';

const MAX_FIELDS = 30;
const MAX_FIELD_NAME = 80;
const MAX_POINTER = 200;

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;
type AjvPlugin = Extract<NonNullable<AjvOptions['plugins']>[number], (...input: never[]) => unknown>;

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** A possible birth date of a living person; the format `date` checks the syntax. */
const isBirthDate = (_: true, date: string) => date >= '1900-01-01' && date < homeDay();

/** A plausible date of news, including events within the next year. */
const isNewsDate = (_: true, date: string) => date >= '2000-01-01' && date <= yearAfter(homeDay());

const isVisitorName = (_: true, name: string) => name.length > MAX_TYPED || !isReservedName(name);

const spellings = { key: nameKey, visible: visibleName };

/** Where a value stands, as Ajv passes it to a keyword that changes it. */
interface Place {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}

/** Replaces what a person typed as a name or address, before anything else sees it. */
function replaceTyped(spelling: keyof typeof spellings, typed: string, _schema?: object, place?: Place): boolean {
  if (place && typed.length <= MAX_TYPED) place.parentData[place.parentDataProperty] = spellings[spelling](typed);
  return true;
}

const addKeywords: AjvPlugin = (ajv) =>
  ajv
    .addKeyword({
      keyword: 'x-typed-name',
      type: 'string',
      metaSchema: { enum: Object.keys(spellings) },
      // Lengths, patterns and formats are those of the result.
      before: 'maxLength',
      modifying: true,
      errors: false,
      validate: replaceTyped,
    })
    .addKeyword({ keyword: 'x-visitor-name', type: 'string', schemaType: 'boolean', validate: isVisitorName })
    .addKeyword({ keyword: 'x-birth-date', type: 'string', schemaType: 'boolean', validate: isBirthDate })
    .addKeyword({ keyword: 'x-news-date', type: 'string', schemaType: 'boolean', validate: isNewsDate })
    .addKeyword({ keyword: 'x-gift-date', type: 'string', schemaType: 'string', validate: isGiftDay });

const addOwnFormats: AjvPlugin = (ajv) => ajv.addFormat('email', isEmail).addFormat('date-time', isTime);

/** Strict validation: no coercion, and an unknown property is an error. */
export const ajvOptions: AjvOptions = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
    keywords: ['x-localised', 'x-advised-length', 'x-picture', 'x-file'],
  },
  // Our formats come last and override theirs. The cast: addFormats takes options that we do not use.
  plugins: [addFormats as AjvPlugin, addOwnFormats, addKeywords],
};

/** The place of a failure as a JSON Pointer (RFC 6901). */
function pointerOf({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty;
  const added = name === undefined ? '' : `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return (instancePath + added).slice(0, MAX_POINTER);
}

function fieldOf(error: FastifySchemaValidationError, context: string): string {
  const { missingProperty, additionalProperty } = error.params;
  const path = error.instancePath.split('/').slice(1);
  const name = [...path, missingProperty ?? additionalProperty].filter((part) => part !== undefined).join('.');
  return (name || context).slice(0, MAX_FIELD_NAME);
}

/** An error that no schema can detect. `rule` is a key of `fieldTexts`, which gets `params`. */
export function fieldError(field: string, rule: string, params: Record<string, unknown> = {}): Error {
  const failure = { keyword: rule, instancePath: `/${field}`, schemaPath: '', params };
  return Object.assign(new Error(`${field}: ${rule}`), { validation: [failure], validationContext: 'body' });
}

/** What a client needs to say the rule in its own words; the rest of `params` is of the validator. */
const SHOWN_PARAMS = ['limit', 'format', 'type', 'allowedValue', 'allowedValues', 'wanted'];

/** The `fields` of a 422: the first error of each field. */
export function fieldErrors(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
  intl: ServerIntl,
): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const failure of nearestShape(error.validation ?? [])) {
    // The rule that it names has failures of its own.
    if (failure.keyword === 'if') continue;
    const field = fieldOf(failure, error.validationContext ?? 'body');
    // The validator's own message is English.
    const message = fieldTexts[failure.keyword]?.(failure.params) ?? {
      ...invalid,
      ...(failure.message !== undefined && { english: failure.message }),
    };
    const params = Object.entries(failure.params).filter(
      ([name, value]) => SHOWN_PARAMS.includes(name) && value != null,
    );
    if (byField.has(field)) continue;
    byField.set(field, {
      field,
      pointer: pointerOf(failure),
      code: ruleCode(failure.keyword),
      message: detailIn(message, intl),
      ...(params.length > 0 && { params: Object.fromEntries(params) }),
    });
  }
  return [...byField.values()].slice(0, MAX_FIELDS);
}
