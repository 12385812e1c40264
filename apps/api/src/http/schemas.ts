import { emailLimit, phoneNumberForm } from '@nzete/domain';
import { defaultLanguages } from '@nzete/languages';
import { type Static, type TSchema, Type } from 'typebox';
import { languages } from '../text/languages.ts';

/** A schema that the OpenAPI document names. */
export type NamedSchema = TSchema & { $id?: string };

const named = new Map<string, NamedSchema>();

/** A typed `$ref`: the OpenAPI document has the schema once, and handlers are type-checked. */
export function ref<Schema extends NamedSchema>(schema: Schema) {
  if (!schema.$id) throw new Error('Only a schema with an $id can be referred to');
  named.set(schema.$id, schema);
  return Type.Unsafe<Static<Schema>>({ $ref: schema.$id });
}

export function schemaNamed(id: string): NamedSchema {
  const schema = named.get(id);
  if (!schema) throw new Error(`No schema is called ${id}`);
  return schema;
}

/** A schema and all schemas that it references, the innermost first. */
export function withReferences(schema: NamedSchema): NamedSchema[] {
  const found = new Set<NamedSchema>();
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    if ('$ref' in node && typeof node.$ref === 'string') visit(schemaNamed(node.$ref));
    else Object.values(node).forEach(walk);
  };
  const visit = (one: NamedSchema) => {
    if (found.has(one)) return;
    walk(one);
    found.add(one);
  };
  visit(schema);
  return [...found];
}

/** A text has no format that would explain it, so the OpenAPI document always shows an example. */
export interface TextOptions {
  examples: string[];
  description?: string;
}

/** The maximum length of a text of the content. */
export const MAX_TEXT = 10_000;

/**
 * A text that the foundation writes in one or more languages; a response contains the requested one,
 * or the best there is (see {@link Fallback}).
 *
 * @param advisedLength what its place is drawn for. A longer one is shown, and staff get a note
 */
export function localised(advisedLength: number, options: TextOptions) {
  const length = { minLength: 1, maxLength: MAX_TEXT, 'x-advised-length': advisedLength };
  return Type.String({ ...length, 'x-localised': true, ...options });
}

/** One value, such as an account number, or a text by language. */
export function plainOrLocalised(advisedLength: number, options: TextOptions) {
  const length = { minLength: 1, maxLength: MAX_TEXT, 'x-advised-length': advisedLength };
  return Type.String({ ...length, 'x-localised': 'or-plain', ...options });
}

/** `picture:<name>` or `photo:<name>` in content files. */
export function pictureAddress(description?: string) {
  return Type.String({
    format: 'uri-reference',
    'x-picture': true,
    ...(description && { description }),
    examples: ['/pictures/canopy-dawn.1a2b3c4d.svg'],
  });
}

const FILE_REFERENCE = '^file:[a-z0-9-]+$';

/** `file:<name>` in content files, and in responses. */
export function uploadedFile(description: string) {
  return Type.String({
    pattern: FILE_REFERENCE,
    maxLength: 80,
    'x-file': true,
    description,
    examples: ['file:report-march-1a2b3c4d'],
  });
}

interface ChoiceOptions<Value> {
  $id?: string;
  description?: string;
  examples?: Value[];
}

/** TypeBox's `Enum` omits the `type`, which the OpenAPI document should state. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  options: ChoiceOptions<Values[number]> = {},
) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...options });
}

/** In a request it arrives as its key (`typed-name.ts`), whatever spelling was typed. */
export function emailAddress(options: Partial<TextOptions> = {}) {
  const shape = { format: 'email', 'x-typed-name': 'key', maxLength: emailLimit } as const;
  return Type.String({ ...shape, examples: ['ada@example.org'], ...options });
}

/** A phone number, with the same rules as in the forms of the site. */
export const phoneNumber = (options: Partial<TextOptions> = {}) =>
  Type.String({
    ...phoneNumberForm,
    description: 'Digits of any script, spaces and the signs + ( ) . / -, commas between digits, and tel: before it',
    examples: ['+243 800 000 000'],
    ...options,
  });

/** 32 bytes in base64url. This token is not valid. */
export const tokenExample = 'ExampleOfATokenThatOpensNothing-0123456789_';

/** The languages of texts that are not in the asked one, by the name of their property. */
export const Fallback = Type.Record(Type.String(), oneOf(languages), {
  $id: 'Fallback',
  description:
    'The language of each text of the object that is not written in the asked one: `title`, or `highlights/0` in a list. Left out if there is none',
  examples: [{ title: 'fr' }],
});

interface Node {
  type?: string;
  'x-localised'?: true | 'or-plain';
  items?: Node;
  anyOf?: Node[];
}

const isLocalised = ({ type, 'x-localised': mark, items, anyOf = [] }: Node): boolean =>
  (type === 'string' && mark !== undefined) || (items !== undefined && isLocalised(items)) || anyOf.some(isLocalised);

/** With `fallback`, if it has a text by language: the server adds it to responses; files do not have it. */
export function strictObject<Properties extends Record<string, TSchema>>(properties: Properties, options: object = {}) {
  const fallback = Type.Optional(Type.Unsafe<object>({ ...ref(Fallback), 'x-answer-only': true }));
  const all = Object.values(properties).some(isLocalised) ? { ...properties, fallback } : properties;
  // The cast: what the server writes in a response does not read `fallback`.
  return Type.Object(all as Properties, { additionalProperties: false, ...options });
}

const LangSchema = oneOf(languages, {
  $id: 'Lang',
  description: `Language of the texts: ${defaultLanguages.map(({ code, name }) => `${code} is ${name}`).join(', ')}`,
});

export const LangQuery = strictObject({ lang: Type.Optional(ref(LangSchema)) });

/** Marks a sample in answers. In a file it is a switch of the entry, see `sourceSchema`. */
export const sampleMark = () =>
  Type.Optional(
    Type.Literal(true, {
      'x-sample': true,
      description: 'An example, until the foundation adds its own; left out if it is none',
    }),
  );

export const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });

/** A path of the site, such as `/about`. */
export function sitePath(example: string) {
  return Type.String({ format: 'uri-reference', pattern: '^/(?!/)[a-z0-9/._-]*$', examples: [example] });
}

/** Such as `/data?province=CD-NK` or `/help/forests#agroforestry`. */
export function siteAddress(example: string) {
  return Type.String({
    format: 'uri-reference',
    pattern: '^/(?!/)[a-z0-9/._-]*(\\?[\\w=&%.-]+)?(#[a-z0-9-]+)?$',
    examples: [example],
  });
}

export const Picture = strictObject(
  { src: pictureAddress(), alt: localised(160, { examples: ['Illustration: the sun rises over the forest.'] }) },
  { $id: 'Picture', description: 'A picture and, in the asked language, what it shows' },
);

/** The colour families of the design tokens, except tukula: red is for errors only. */
export const accents = ['forest', 'laterite', 'river', 'gold', 'cobalt'] as const;

/** A colour family of the design tokens: content has no colour values. */
export const Accent = oneOf(accents, {
  $id: 'Accent',
  description: 'Colour family of the design tokens; the interface chooses the step that its theme needs',
  examples: ['forest'],
});

/** Schemas that several resources share. */
export const sharedSchemas: TSchema[] = [LangSchema];
