import openapi from '../../packages/api-client/openapi.json' with { type: 'json' };
import { exampleOf, type Schema } from '../../packages/api-client/src/testing/examples.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

/** A call as its documentation shows it. */
export interface Call {
  /** The name of its endpoint: `getHero`. */
  name: string;
  isRead: boolean;
  /** `GET /hero`. */
  request: string;
  summary: string;
  /** What an app calls: a hook, or a function written by hand. */
  use: string;
  parameters: { name: string; isRequired: boolean }[];
  /** Statuses with their meaning, without those that every call has. */
  errors: (readonly [status: string, meaning: string])[];
  /** Arguments for the example. */
  example: Record<string, unknown>;
}

/** Many calls have them, so the table of a part leaves them out. */
export const commonErrors = ['400', '403', '413', '414', '415', '422', '429', '431', '500', '503'];

/** Files, which are no JSON. */
const byHand: Record<string, string> = {
  getReportPdf: 'reportPdfUrl(baseUrl, id, lang)',
  getPartnershipGuidePdf: 'partnershipGuidePdfUrl(baseUrl, lang)',
  uploadKycDocument: 'sendKycDocument(dispatch, …)',
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The argument of a body has the name of its schema; that of the form to sign in has none. */
function bodyOf({ requestBody }: Operation): { name: string; schema: Schema } | undefined {
  const [content] = Object.values(requestBody?.content ?? {});
  const name = content?.schema.$ref?.split('/').at(-1);
  return content && name ? { name: camel(name), schema: content.schema } : undefined;
}

function toCall(path: string, method: string, operation: Operation): Call {
  const { operationId, summary, parameters = [], responses } = operation;
  const isRead = method === 'get';
  const body = bodyOf(operation);
  const required = parameters.filter((parameter) => parameter.required || parameter.name === 'lang');
  return {
    name: operationId,
    isRead,
    request: `${method.toUpperCase()} ${path}`,
    summary,
    use: byHand[operationId] ?? `use${capital(operationId)}${isRead ? 'Query' : 'Mutation'}`,
    parameters: [
      ...parameters.map(({ name, required: isRequired = false }) => ({ name, isRequired })),
      ...(body ? [{ name: body.name, isRequired: true }] : []),
    ],
    errors: Object.entries(responses)
      .filter(([status]) => !status.startsWith('2') && !commonErrors.includes(status))
      .map(([status, { description }]) => [status, description] as const),
    example: {
      ...Object.fromEntries(required.map(({ name, schema }) => [name, exampleOf(schema)])),
      ...(body && { [body.name]: exampleOf(body.schema) }),
    },
  };
}

/** The calls of a part, in the order of the document. */
export function callsOf(tag: string): Call[] {
  const paths = openapi.paths as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags[0] === tag)
      .map(([method, operation]) => toCall(path, method, operation)),
  );
}

/** What a status means, from the first call that has it. */
export function meaningOf(status: string): string {
  const paths = openapi.paths as unknown as Record<string, Record<string, Operation>>;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.find(({ responses }) => responses[status])?.responses[status]?.description ?? '';
}
