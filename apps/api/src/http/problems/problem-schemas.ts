import { type Static, type TSchema, Type } from 'typebox';
import { ref, strictObject } from '../schemas.ts';

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

/** Its values are listed in the OpenAPI document (`plugins/openapi.ts`), once all problems are declared. */
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

export const problemSchemas: TSchema[] = [FieldErrorSchema, ProblemCode, ApiError];

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
