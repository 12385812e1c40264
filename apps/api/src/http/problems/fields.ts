import { fieldMessages, formatMessages, sizeMessages, typeMessages } from './messages.ts';
import { type Said, said } from './problem.ts';

type Params = Record<string, unknown>;

/** For a keyword without a text. */
export const invalid: Said = { message: fieldMessages.invalid };

/** The code of a rule: `minLength` becomes `min-length`, `x-birth-date` becomes `birth-date`. */
export const ruleCode = (rule: string): string =>
  rule.replace(/^x-/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const types: Readonly<Record<string, Said>> = {
  object: { message: typeMessages.object },
  string: { message: typeMessages.string },
  integer: { message: typeMessages.integer },
  boolean: { message: typeMessages.boolean },
  array: { message: typeMessages.array },
};

const formats: Readonly<Record<string, Said>> = {
  email: { message: formatMessages.email },
  date: { message: formatMessages.date },
};

type Size = Exclude<keyof typeof sizeMessages, 'empty'>;

const sized =
  (size: Size) =>
  ({ limit }: Params): Said =>
    said(sizeMessages[size], { limit: String(limit) });

const plain = (name: PlainField) => (): Said => ({ message: fieldMessages[name] });
type PlainField = Exclude<keyof typeof fieldMessages, 'enum' | 'const' | 'placeholders' | 'account'>;

/** To be read after the field's name, by the rule that failed: most are keywords of JSON Schema. */
export const fieldTexts: Readonly<Record<string, (params: Params) => Said>> = {
  required: plain('required'),
  additionalProperties: plain('additionalProperties'),
  type: ({ type }) => types[String(type)] ?? said(typeMessages.other, { type: String(type) }),
  minLength: (params) => (params.limit === 1 ? { message: sizeMessages.empty } : sized('minLength')(params)),
  maxLength: sized('maxLength'),
  enum: ({ allowedValues }) => said(fieldMessages.enum, { values: [allowedValues].flat().filter(Boolean).join(', ') }),
  format: ({ format }) => formats[String(format)] ?? said(formatMessages.other, { format: String(format) }),
  pattern: plain('pattern'),
  not: () => ({ message: sizeMessages.empty }),
  const: ({ allowedValue }) => said(fieldMessages.const, { value: String(allowedValue) }),
  'x-birth-date': plain('birthDate'),
  'x-news-date': plain('newsDate'),
  'x-gift-date': plain('giftDate'),
  'x-visitor-name': plain('visitorName'),
  doesNotFollow: plain('doesNotFollow'),
  noColleague: plain('noColleague'),
  inThePast: plain('inThePast'),
  messageSyntax: plain('messageSyntax'),
  messageFormat: plain('messageFormat'),
  placeholders: ({ wanted }) =>
    wanted ? said(fieldMessages.placeholders, { wanted: String(wanted) }) : { message: fieldMessages.noPlaceholders },
  account: ({ account }) => said(fieldMessages.account, { account: String(account) }),
  tooDeep: plain('tooDeep'),
  wrongPassword: plain('wrongPassword'),
  easyToGuess: plain('easyToGuess'),
  minimum: sized('minimum'),
  maximum: sized('maximum'),
  minItems: sized('minItems'),
  maxItems: sized('maxItems'),
  uniqueItems: plain('uniqueItems'),
};
