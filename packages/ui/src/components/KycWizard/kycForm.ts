import { type AnyObjectSchema, boolean, type ISchema, object, string } from 'yup';
import { emailForm } from '../../internal/emailSchema.ts';
import { choice, emptyValues, requiredChoice, unlessTicked } from '../../internal/formSchema.ts';
import { birthDateProblem, isoDate, readDateOfBirth } from '../../primitives/DateOfBirthField/birthDate.ts';
import { readForm } from '../../primitives/Form/formAnswer.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';
import {
  isCheck,
  type KycApplication,
  type KycCheckField,
  type KycChoiceField,
  type KycDefinition,
  type KycDocument,
  type KycDocumentKind,
  type KycField,
  type KycStep,
  type KycValues,
} from './kycDefinition.ts';

/** The rules of an identity check, for its form and for a server that checks it. */
export interface KycForm<Definition extends KycDefinition = KycDefinition> {
  /** The values of the empty form. */
  empty: KycValues<Definition>;
  stepCount: number;
  /** The schema of a step, from 1. Its messages are keys, not texts. */
  schemaOf: (step: number) => AnyObjectSchema;
  /** The fields of a step, in their order. */
  fieldsOf: (step: number) => (keyof KycValues<Definition> & string)[];
  /** The step of a field, from 1; the last step for an unknown name. */
  stepOf: (name: string) => number;
  /** The first step whose values are not valid, from 1; the last one if all are. */
  firstIncomplete: (values: KycValues<Definition>) => number;
  /** The documents, in their order. */
  documents: Readonly<Record<KycDocumentKind<Definition>, KycDocument>>;
  /** Converts valid values to an application. */
  toApplication: (values: KycValues<Definition>) => KycApplication<Definition>;
}

/** The step and its parts. */
export const contentsOf = (step: KycStep) => [step, ...(step.parts ?? [])];

/** The fields of the step and its parts, by name. */
export const fieldsIn = (step: KycStep): Record<string, KycField> =>
  Object.assign({}, ...contentsOf(step).map(({ fields }) => fields));

/** The statements below fields of which they say that there is nothing to write; see `unless`. */
export const unlessBoxes = (fields: Readonly<Record<string, KycField>>): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap(boxOf));

const boxOf = (field: KycField) => ('unless' in field && field.unless ? [field.unless] : []);

/** Of a field and the box below it, the one that has the answer. */
export function answeredIn(step: KycStep, values: KycValues): Record<string, KycField> {
  const fields = fieldsIn(step);
  const boxes = unlessBoxes(fields);
  const isAnswered = ([name, field]: [string, KycField]) =>
    boxes.has(name) ? values[name] : !boxOf(field).some((box) => values[box]);
  return Object.fromEntries(Object.entries(fields).filter(isAnswered));
}

/** The documents of the step and its parts, by kind. */
const documentsIn = (step: KycStep): Record<string, KycDocument> =>
  Object.assign({}, ...contentsOf(step).map(({ documents }) => documents));

/** Those that an application needs: they have a rule and a value, as fields have. */
export const requiredDocumentsIn = (step: KycStep) =>
  Object.fromEntries(Object.entries(documentsIn(step)).filter(([, { required }]) => required));

/**
 * The rules of a definition. On a server, with `checkForm` and `readForm` of `@nzete/ui/Form`:
 *
 * @example
 * const { empty, schemaOf } = kycForm(identityCheck);
 * const errors = await checkForm(readForm(await request.formData(), empty), schemaOf(1));
 */
export function kycForm<Definition extends KycDefinition>(definition: Definition): KycForm<Definition>;
export function kycForm({ steps }: KycDefinition): KycForm {
  const all: Record<string, KycField> = Object.assign({}, ...steps.map(fieldsIn));
  const schema = object(mapValues(all, schemaFor));
  const schemas = steps.map((step) =>
    object({ ...mapValues(requiredDocumentsIn(step), documentSchema), ...mapValues(fieldsIn(step), schemaFor) }),
  );
  const stepOf = (name: string) => {
    const index = schemas.findIndex((own) => Object.hasOwn(own.fields, name));
    return index < 0 ? steps.length : index + 1;
  };
  const schemaOf = (step: number) => {
    const found = schemas[step - 1];
    if (!found) throw new Error(`The identity check has no step ${step}.`);
    return found;
  };
  const sent = (value: string | boolean, name: string) =>
    all[name]?.kind === 'birth-date' ? sentDate(String(value)) : value;
  return {
    empty: Object.assign({}, ...schemas.map(emptyValues)),
    stepCount: steps.length,
    schemaOf,
    fieldsOf: (step) => Object.keys(schemaOf(step).fields),
    stepOf,
    firstIncomplete: (values) => {
      const index = schemas.findIndex((own) => !own.isValidSync(values));
      return index < 0 ? steps.length : index + 1;
    },
    documents: Object.assign({}, ...steps.map(documentsIn)),
    toApplication: (values) => schema.cast(mapValues(values, sent), { stripUnknown: true }),
  };
}

/**
 * The values of a form that a browser sent without JavaScript. Fields that are not in it, such as
 * those of another step, are empty.
 */
export function readKyc<Definition extends KycDefinition>(
  definition: Definition,
  data: FormData,
): KycValues<Definition>;
export function readKyc(definition: KycDefinition, data: FormData): KycValues {
  const { empty } = kycForm(definition);
  const dates = Object.entries(Object.assign({}, ...definition.steps.map(fieldsIn)) as Record<string, KycField>)
    .filter(([, { kind }]) => kind === 'birth-date')
    .map(([name]) => [name, readDateOfBirth(data, name)]);
  const files = definition.steps
    .flatMap((step) => Object.keys(requiredDocumentsIn(step)))
    .map((kind) => [kind, fileName(data.get(kind))]);
  return { ...readForm(data, empty), ...Object.fromEntries([...dates, ...files]) };
}

const fileName = (value: FormDataEntryValue | null) => (value instanceof File ? value.name : '');

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

/** The ISO 8601 date of a valid value; empty if nothing is entered. */
export const sentDate = (value: string) => (birthDateProblem(value, '') === 'missing' ? '' : isoDate(value));

/** The key of the error at an empty field. */
export const requiredKey = (name: string) => `${name}.required`;

const documentSchema = (_: KycDocument, kind: string) => string().default('').required(requiredKey(kind));

/** The rules of a field; their messages are keys. */
function schemaFor(field: KycField, name: string): ISchema<string | boolean> {
  const missing = field.required && requiredKey(name);
  if (isCheck(field)) {
    const box = boolean().default(false);
    return missing ? box.required().isTrue(missing) : box;
  }
  if (field.kind === 'choice') {
    const values = field.options.map(({ value }) => value);
    return missing ? requiredChoice(values, missing) : choice(values);
  }
  const text = textSchemaFor(field, missing);
  const rule = missing ? text.required(missing) : text;
  const [box] = boxOf(field);
  // The cast: a line of text has a default.
  return box ? unlessTicked(box, rule as Parameters<typeof unlessTicked>[1]) : rule;
}

const countryLimit = 80;
const today = () => new Date().toISOString().slice(0, 10);

function textSchemaFor(field: Exclude<KycField, KycCheckField | KycChoiceField>, missing: string | undefined) {
  if (field.kind === 'email') return emailForm();
  if (field.kind === 'phone') return phoneSchema().default('');
  if (field.kind === 'birth-date') return birthDateSchema(missing);
  const limit = 'limit' in field ? field.limit : countryLimit;
  return string().trim().max(limit, 'long').default('');
}

/** A date whose three inputs were emptied again is missing too. */
const birthDateSchema = (missing: string | undefined) =>
  string()
    .default('')
    .test('birth', function birth(value) {
      const problem = value && birthDateProblem(value, today());
      const message = problem === 'missing' ? missing : problem && `birth.${problem}`;
      return message ? this.createError({ message }) : true;
    });
