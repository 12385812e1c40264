/** What the generator reads of an OpenAPI 3 document, and what it cannot generate from. */

/** An error to show without its stack: the document, or the command, is wrong. */
export class DocumentError extends Error {}

interface Content {
  content?: Record<string, unknown>;
  $ref?: string;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name?: string }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The parts of an OpenAPI 3 document that the generator reads. */
export interface OpenApiDocument {
  openapi: string;
  tags?: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
}

/** An operation with its place in the document. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/**
 * Parses the text of a document.
 * @throws DocumentError if it is not JSON, not OpenAPI 3, or has no paths
 */
export function parseDocument(text: string, file: string): OpenApiDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DocumentError(`${file} is not JSON. Convert a YAML document first: npx js-yaml api.yaml > openapi.json`);
  }
  const { openapi, swagger, paths } = record(value);
  if (swagger !== undefined) {
    throw new DocumentError(
      `${file} is Swagger ${swagger}, not OpenAPI 3. Convert it first: npx swagger2openapi ${file} -o openapi.json`,
    );
  }
  if (typeof openapi !== 'string' || !openapi.startsWith('3.')) {
    throw new DocumentError(`${file} is not an OpenAPI 3 document: its field "openapi" must begin with "3."`);
  }
  if (Object.keys(record(paths)).length === 0) throw new DocumentError(`${file} has no paths, so no calls.`);
  return value as OpenApiDocument; // the fields that matter were checked above
}

/** Every operation of the document. */
export const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ method, path, operation: record(operation) as Operation })),
  );

/** The part that a call belongs to: its first tag. */
export const tagOf = ({ tags }: Operation): string | undefined => tags?.[0];

/** The tags in the order of the document; then those that only its operations name. */
export const tagsOf = (document: OpenApiDocument): string[] => [
  ...new Set([
    ...(document.tags ?? []).map(({ name }) => name),
    ...callsOf(document).flatMap(({ operation }) => tagOf(operation) ?? []),
  ]),
];

/**
 * Whether the body or the response is a file, which RTK Query would treat as JSON, or the call is one
 * of the tus protocol, which sends a file in parts.
 */
export function hasFile(
  document: OpenApiDocument,
  { parameters = [], requestBody, responses = {} }: Operation,
): boolean {
  if (parameters.some(({ name }) => name?.toLowerCase() === 'tus-resumable')) return true;
  const ok = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [requestBody, ...ok.map(([, response]) => response)].some((content) => {
    const types = Object.keys(resolved(document, content)?.content ?? {});
    return types.length > 0 && !types.some((type) => /json|^\*\/\*$|x-www-form-urlencoded/.test(type));
  });
}

/** Follows a reference within the document, such as `#/components/responses/Book`. */
function resolved(document: OpenApiDocument, content: Content | undefined): Content | undefined {
  if (!content?.$ref?.startsWith('#/')) return content;
  const names = content.$ref.slice(2).split('/');
  return names.reduce<unknown>((value, name) => record(value)[name], document) as Content | undefined;
}

// Any property of an object may be read, and is unknown.
const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
