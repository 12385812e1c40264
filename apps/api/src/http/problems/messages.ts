import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** Types of JSON Schema. */
export const typeMessages = defineMessages<{
  object: NoMessageValues;
  string: NoMessageValues;
  integer: NoMessageValues;
  boolean: NoMessageValues;
  array: NoMessageValues;
  other: { type: string };
}>({
  object: {
    id: 'api.http.problem.type.object',
    defaultMessage: 'must be a JSON object',
    description: 'Error of a field, after its name',
  },
  string: {
    id: 'api.http.problem.type.string',
    defaultMessage: 'must be text',
    description: 'Error of a field, after its name',
  },
  integer: {
    id: 'api.http.problem.type.integer',
    defaultMessage: 'must be a whole number',
    description: 'Error of a field, after its name',
  },
  boolean: {
    id: 'api.http.problem.type.boolean',
    defaultMessage: 'must be of type boolean',
    description: 'Error of a field, after its name',
  },
  array: {
    id: 'api.http.problem.type.array',
    defaultMessage: 'must be of type array',
    description: 'Error of a field, after its name',
  },
  other: {
    id: 'api.http.problem.type.other',
    defaultMessage: 'must be of type {type}',
    description: 'Error of a field, after its name; {type} is put in by the program',
  },
});

/** Formats of JSON Schema. */
export const formatMessages = defineMessages<{
  email: NoMessageValues;
  date: NoMessageValues;
  other: { format: string };
}>({
  email: {
    id: 'api.http.problem.format.email',
    defaultMessage: 'must be an e-mail address such as name@example.org',
    description: 'Error of a field, after its name',
  },
  date: {
    id: 'api.http.problem.format.date',
    defaultMessage: 'must be a valid date',
    description: 'Error of a field, after its name',
  },
  other: {
    id: 'api.http.problem.format.other',
    defaultMessage: 'must be a valid {format}',
    description: 'Error of a field, after its name; {format} is put in by the program',
  },
});

/** How much there must be. */
export const sizeMessages = defineMessages<
  Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', { limit: string }> & {
    empty: NoMessageValues;
  }
>({
  empty: {
    id: 'api.http.problem.size.empty',
    defaultMessage: 'must not be empty',
    description: 'Error of a field, after its name',
  },
  minLength: {
    id: 'api.http.problem.size.minLength',
    defaultMessage: 'must have at least {limit} characters',
    description: 'Error of a field, after its name; {limit} is a number',
  },
  maxLength: {
    id: 'api.http.problem.size.maxLength',
    defaultMessage: 'must have at most {limit} characters',
    description: 'Error of a field, after its name; {limit} is a number',
  },
  minimum: {
    id: 'api.http.problem.size.minimum',
    defaultMessage: 'must be at least {limit}',
    description: 'Error of a field, after its name; {limit} is a number',
  },
  maximum: {
    id: 'api.http.problem.size.maximum',
    defaultMessage: 'must be at most {limit}',
    description: 'Error of a field, after its name; {limit} is a number',
  },
  minItems: {
    id: 'api.http.problem.size.minItems',
    defaultMessage: 'must have at least {limit} {limit, plural, one {entry} other {entries}}',
    description: 'Error of a field, after its name; {limit} is a number',
  },
  maxItems: {
    id: 'api.http.problem.size.maxItems',
    defaultMessage: 'must have at most {limit} {limit, plural, one {entry} other {entries}}',
    description: 'Error of a field, after its name; {limit} is a number',
  },
});

/** What else may be wrong with a field. */
export const fieldMessages = defineMessages<{
  invalid: NoMessageValues;
  required: NoMessageValues;
  additionalProperties: NoMessageValues;
  enum: { values: string };
  pattern: NoMessageValues;
  const: { value: string };
  birthDate: NoMessageValues;
  newsDate: NoMessageValues;
  giftDate: NoMessageValues;
  visitorName: NoMessageValues;
  doesNotFollow: NoMessageValues;
  noColleague: NoMessageValues;
  inThePast: NoMessageValues;
  messageSyntax: NoMessageValues;
  messageFormat: NoMessageValues;
  placeholders: { wanted: string };
  noPlaceholders: NoMessageValues;
  account: { account: string };
  tooDeep: NoMessageValues;
  wrongPassword: NoMessageValues;
  easyToGuess: NoMessageValues;
  uniqueItems: NoMessageValues;
}>({
  invalid: {
    id: 'api.http.problem.field.invalid',
    defaultMessage: 'is not valid',
    description: 'Error of a field, after its name',
  },
  required: {
    id: 'api.http.problem.field.required',
    defaultMessage: 'is required',
    description: 'Error of a field, after its name',
  },
  additionalProperties: {
    id: 'api.http.problem.field.additionalProperties',
    defaultMessage: 'is not a field of this call',
    description: 'Error of a field, after its name',
  },
  enum: {
    id: 'api.http.problem.field.enum',
    defaultMessage: 'must be one of {values}',
    description: 'Error of a field, after its name; {values} is put in by the program',
  },
  pattern: {
    id: 'api.http.problem.field.pattern',
    defaultMessage: 'has characters that are not allowed',
    description: 'Error of a field, after its name',
  },
  const: {
    id: 'api.http.problem.field.const',
    defaultMessage: 'must be {value}',
    description: 'Error of a field, after its name; {value} is put in by the program',
  },
  birthDate: {
    id: 'api.http.problem.field.birthDate',
    defaultMessage: 'must be a date in the past, and not before 1900',
    description: 'Error of a field, after its name',
  },
  newsDate: {
    id: 'api.http.problem.field.newsDate',
    defaultMessage: 'must be from the year 2000 to a year from today',
    description: 'Error of a field, after its name',
  },
  giftDate: {
    id: 'api.http.problem.field.giftDate',
    defaultMessage: 'must be a day from 2020 to today',
    description: 'Error of a field, after its name',
  },
  visitorName: {
    id: 'api.http.problem.field.visitorName',
    defaultMessage: 'is a name of the foundation: sign with your own',
    description: 'Error of a field, after its name',
  },
  doesNotFollow: {
    id: 'api.http.problem.field.doesNotFollow',
    defaultMessage: 'cannot follow the present one: choose one of `actions`',
    description: 'Error of a field, after its name',
  },
  noColleague: {
    id: 'api.http.problem.field.noColleague',
    defaultMessage: 'is not a member of staff: choose a colleague from the list',
    description: 'Error of a field, after its name',
  },
  inThePast: {
    id: 'api.http.problem.field.inThePast',
    defaultMessage: 'must be in the future',
    description: 'Error of a field, after its name',
  },
  messageSyntax: {
    id: 'api.http.problem.field.messageSyntax',
    defaultMessage:
      'is not a valid message: look for a brace or a tag that is not closed, and write two apostrophes for one before a brace',
    description: 'Error of a field, after its name',
  },
  messageFormat: {
    id: 'api.http.problem.field.messageFormat',
    defaultMessage: 'has a format of numbers or dates, or “#”: write only the names in braces that the English has',
    description: 'Error of a field, after its name',
  },
  placeholders: {
    id: 'api.http.problem.field.placeholders',
    defaultMessage: 'must have the same names in braces and tags as the English: {wanted}',
    description: 'Error of a field, after its name; {wanted} is put in by the program',
  },
  noPlaceholders: {
    id: 'api.http.problem.field.noPlaceholders',
    defaultMessage: 'must have no names in braces and no tags, because the English has none',
    description: 'Error of a field, after its name',
  },
  account: {
    id: 'api.http.problem.field.account',
    defaultMessage:
      'names “{account}”, which the text of the program does not: what says where donations go belongs to the ways to give, which two people publish',
    description: 'Error of a field, after its name; {account} is put in by the program',
  },
  tooDeep: {
    id: 'api.http.problem.field.tooDeep',
    defaultMessage: 'has lists within lists that no page shows: send the list as it was opened',
    description: 'Error of a field, after its name',
  },
  wrongPassword: {
    id: 'api.http.problem.field.wrongPassword',
    defaultMessage: 'is not the password of this account: type it again',
    description: 'Error of a field, after its name',
  },
  easyToGuess: {
    id: 'api.http.problem.field.easyToGuess',
    defaultMessage: 'is easy to guess: choose another, such as several words',
    description: 'Error of a field, after its name',
  },
  uniqueItems: {
    id: 'api.http.problem.field.uniqueItems',
    defaultMessage: 'must not name anything twice',
    description: 'Error of a field, after its name',
  },
});
