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

/** A text that the foundation writes in every language; a response contains the requested one. */
export function localised(maxLength: number, options: TextOptions) {
  return Type.String({ minLength: 1, maxLength, 'x-localised': true, ...options });
}

/** One value, such as an account number, or a text in every language. */
export function plainOrLocalised(maxLength: number, options: TextOptions) {
  return Type.String({ minLength: 1, maxLength, 'x-localised': 'or-plain', ...options });
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
    description: 'Digits, spaces and the signs + ( ) . / -',
    examples: ['+243 800 000 000'],
    ...options,
  });

/** 32 bytes in base64url. This token is not valid. */
export const tokenExample = 'ExampleOfATokenThatOpensNothing-0123456789_';

export function strictObject<Properties extends Record<string, TSchema>>(properties: Properties, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

const LangSchema = oneOf(languages, {
  $id: 'Lang',
  description: `Language of the texts: ${defaultLanguages.map(({ code, name }) => `${code} is ${name}`).join(', ')}`,
});

export const LangQuery = strictObject({ lang: Type.Optional(ref(LangSchema)) });

/** Marks what `samples.json` lists. The server adds it to responses; files do not have it. */
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

const FieldErrorSchema = strictObject(
  {
    field: Type.String({ description: 'Name of the field, dotted when nested', examples: ['email'] }),
    pointer: Type.String({ description: 'Its place in the body, as a JSON Pointer', examples: ['/email'] }),
    code: Type.String({
      description: 'The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens',
      examples: ['format'],
    }),
    message: Type.String({
      description: 'To be read after the name, in the language of the `detail`',
      examples: ['must be an e-mail address such as name@example.org'],
    }),
    params: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'What the rule asks for, such as the `limit` of `max-length`',
        examples: [{ format: 'email' }],
      }),
    ),
  },
  { $id: 'FieldError', description: 'What is wrong with one field' },
);

export type FieldError = Static<typeof FieldErrorSchema>;

/** The document of the API lists the codes (`openapi.ts`), which are declared where they are used. */
const ProblemCode = Type.String({
  $id: 'ProblemCode',
  description: 'The kind of the problem, for programs: it stays the same in every language and release',
  examples: ['already-subscribed'],
});

const ApiError = strictObject(
  {
    type: Type.String({
      format: 'uri-reference',
      description: 'The page that explains the kind of problem',
      examples: ['/api/problems/already-subscribed'],
    }),
    title: Type.String({ description: 'The kind of problem, in English', examples: ['Already subscribed'] }),
    status: Type.Integer({ description: 'As of the answer', examples: [400] }),
    detail: Type.String({
      description:
        'What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English',
      examples: ['Email already subscribed'],
    }),
    code: ref(ProblemCode),
    fields: Type.Optional(Type.Array(ref(FieldErrorSchema), { description: 'Only with status 422' })),
    request_id: Type.Optional(
      Type.String({ description: 'For the operator, who finds it in the log', examples: ['req-1'] }),
    ),
  },
  { $id: 'ApiError', description: 'The body of every answer that is not a success: a problem as in RFC 9457' },
);

/** Schemas that several resources share. */
export const sharedSchemas: TSchema[] = [LangSchema, FieldErrorSchema, ProblemCode, ApiError];

const meanings = {
  400: 'The request cannot be read, or breaks a rule',
  401: 'Not signed in, or the credentials are wrong',
  403: 'Sent by a page of another site (`Origin`)',
  404: 'Nothing is there',
  409: 'Already taken',
  410: 'It existed, and no longer does',
  412: 'The request is of another version of the protocol',
  413: 'The body is too large',
  414: 'A part of the address is too long',
  415: 'The body has the wrong content type',
  416: 'The file has no such range',
  422: 'Some fields are not valid; `fields` says which',
  429: 'Too many requests from this address; see `Retry-After`',
  431: 'The address and the headers are too large together: more than 8 kB',
  500: 'Something failed on the server',
  503: 'The server is busy; try again shortly',
} as const;

type ErrorStatus = keyof typeof meanings;

const problemWith = (status: ErrorStatus) => ({
  description: meanings[status],
  content: { 'application/problem+json': { schema: ref(ApiError) } },
});

/** The 403 response, which every write can return. */
export const forbidden = problemWith(403);

/** The responses to oversized headers; 414 only if clients fill in parts of the URL. */
export const headersTooLarge = { 414: problemWith(414), 431: problemWith(431) };

/** The responses to a body that cannot be read, also to one that a call does not ask for. */
export const unreadableBody = { 400: problemWith(400), 413: problemWith(413), 415: problemWith(415) };

/** The error responses of a route for its `response` schema; any route can return 500 and 503. */
export function errors<Status extends ErrorStatus>(...statuses: Status[]) {
  const entries = [...statuses, 500, 503].map((status) => [status, problemWith(status as ErrorStatus)]);
  return Object.fromEntries(entries) as Record<Status | 500 | 503, ReturnType<typeof problemWith>>;
}
