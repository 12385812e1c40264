import { pathToFileURL } from 'node:url';

/** What the generator reads of an OpenAPI 3 document, and what it cannot generate from. */

/** An error to show without its stack: the document, or the command, is wrong. */
export class DocumentError extends Error {}

interface Content {
  content?: Record<string, unknown>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

/** The parts of an OpenAPI 3 document that the generator reads. */
export interface OpenApiDocument {
  openapi: string;
  tags?: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, unknown>;
}

/** An operation with its place in the document. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Whether a field of a path is a call. */
export const isMethod = (name: string): boolean => methods.has(name);

/** References that do not depend on where the document is; those to itself begin with `#`. */
function fullReferences(file: string) {
  const { href } = pathToFileURL(file);
  return (key: string, value: unknown): unknown => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [place = '', fragment = ''] = value.split('#');
    if (place === '' || !URL.canParse(place, href)) return value;
    const full = new URL(place, href).href;
    return `${full === href ? '' : full}#${fragment}`;
  };
}

/**
 * Parses the text of a document.
 * @throws DocumentError if it is not JSON, not OpenAPI 3, or has no paths
 */
export function parseDocument(text: string, file: string): OpenApiDocument {
  let value: unknown;
  try {
    value = JSON.parse(text, fullReferences(file));
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
      .filter(([method]) => isMethod(method))
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

const mediaTypes = (document: OpenApiDocument, value: unknown): string[] =>
  Object.keys((resolved(document, value) as Content | undefined)?.content ?? {});

/** JSON that is one value: of a stream each line, or record, would be one. */
export const isJson = (type: string): boolean =>
  /json|^\*\/\*$/i.test(type) && !/ndjson|jsonl|json-(?:seq|lines)|stream\+json/i.test(type);

/**
 * Whether the response is a file, which RTK Query would treat as JSON, or the call is one of the tus
 * protocol, which sends a file in parts.
 */
export function hasFileResponse(document: OpenApiDocument, { parameters = [], responses = {} }: Operation): boolean {
  const names = parameters.map((parameter) => String(record(resolved(document, parameter)).name).toLowerCase());
  if (names.includes('tus-resumable')) return true;
  const ok = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return ok.some(([, response]) => {
    const types = mediaTypes(document, response);
    return types.length > 0 && !types.some(isJson);
  });
}

/** Whether the body is a file, or a form with one. */
export function hasFileBody(document: OpenApiDocument, { requestBody }: Operation): boolean {
  const types = mediaTypes(document, requestBody);
  return types.length > 0 && !types.some((type) => isJson(type) || type.includes('x-www-form-urlencoded'));
}

/** Follows references within the document, such as `#/components/responses/Book`. */
export function resolved(document: OpenApiDocument, value: unknown, depth = 0): unknown {
  const { $ref } = record(value);
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || depth > 20) return value;
  return resolved(document, targetOf(document, $ref), depth + 1);
}

/** What a reference within the document names; undefined if there is nothing, or it leads elsewhere. */
export function targetOf(document: OpenApiDocument, $ref: unknown): unknown {
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return undefined;
  const names = $ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((each, name) => record(each)[name], document);
}

// Any property of an object may be read, and is unknown.
export const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
