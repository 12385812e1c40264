import { type Static, type TSchema, Type } from 'typebox';

/** The languages of the interface, as the documents list them. */
export const languages = ['en', 'fr', 'ln', 'sw'] as const;

/** `ln` is Lingala, `sw` is Kiswahili. */
export type Lang = (typeof languages)[number];

/** A typed `$ref`: the OpenAPI document names the schema once, and a handler's answer is still checked. */
export function ref<Schema extends TSchema & { $id?: string }>(schema: Schema) {
  if (!schema.$id) throw new Error('Only a schema with an $id can be referred to');
  return Type.Unsafe<Static<Schema>>({ $ref: schema.$id });
}

/** An object that refuses properties it does not know. */
export function closed<Properties extends Record<string, TSchema>>(properties: Properties, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

const LangSchema = Type.Unsafe<Lang>({
  $id: 'Lang',
  type: 'string',
  enum: languages,
  description: 'Language of the texts: English, French, Lingala or Kiswahili',
});

export const LangQuery = closed({ lang: Type.Optional(ref(LangSchema)) });

const FieldError = closed(
  {
    field: Type.String({ description: 'Name of the field, dotted when nested', examples: ['email'] }),
    message: Type.String({ examples: ['must be an e-mail address such as name@example.org'] }),
  },
  { $id: 'FieldError', description: 'What is wrong with one field' },
);

const ApiError = closed(
  {
    detail: Type.String({ description: 'What went wrong, in a sentence', examples: ['Email already subscribed'] }),
    fields: Type.Optional(Type.Array(ref(FieldError), { description: 'Only with status 422' })),
  },
  { $id: 'ApiError', description: 'The body of every answer that is not a success' },
);

/** Schemas that several resources share; each resource adds its own. */
export const sharedSchemas: TSchema[] = [LangSchema, FieldError, ApiError];

const meanings = {
  400: 'The request cannot be read, or breaks a rule',
  401: 'Not signed in, or the credentials are wrong',
  409: 'Already taken',
  413: 'The body is too large',
  415: 'The body has the wrong content type',
  422: 'Some fields are not valid; `fields` says which',
  429: 'Too many requests from this address; see `Retry-After`',
  500: 'Something failed on the server',
  503: 'The server is busy; try again shortly',
} as const;

type ErrorStatus = keyof typeof meanings;

/** The error answers of a route for its `response` schema; 500 and 503 can happen to any. */
export function errors<Status extends ErrorStatus>(...statuses: Status[]) {
  const entries = [...statuses, 500, 503].map((status) => [
    status,
    { description: meanings[status as ErrorStatus], ...ref(ApiError) },
  ]);
  return Object.fromEntries(entries) as Record<Status | 500 | 503, ReturnType<typeof ref<typeof ApiError>>>;
}
