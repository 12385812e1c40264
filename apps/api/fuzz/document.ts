import type { FastifyInstance } from 'fastify';

/** The part of JSON Schema that the server's document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: Schema[];
  examples?: unknown[];
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

interface Content {
  schema?: Schema;
}

/** An operation in the document. */
interface Documented {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
  security?: unknown[];
}

export interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Documented>>;
  components: { schemas?: Record<string, Schema> };
}

/** An endpoint of the API. */
export interface Operation {
  id: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the prefix, and `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  /** The content type and the shape of the body, if it takes one. */
  body: { type: string; schema: Schema } | undefined;
  responses: Documented['responses'];
  secured: boolean;
}

/** The OpenAPI document of a ready server. (The cast: the plugin's type includes Swagger 2.) */
export const documentOf = (app: FastifyInstance) => app.swagger() as unknown as Document;

function bodyOf({ requestBody }: Documented): Operation['body'] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && content?.schema ? { type, schema: content.schema } : undefined;
}

/** Every operation of the document, so that new routes are fuzzed too. */
export function operationsOf({ paths, servers }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({
      id: documented.operationId,
      method: method.toUpperCase() as Operation['method'],
      path: `${servers[0]?.url ?? ''}${path}`,
      parameters: documented.parameters ?? [],
      body: bodyOf(documented),
      responses: documented.responses,
      secured: (documented.security ?? []).length > 0,
    })),
  );
}

export function resolve(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = document.components.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${schema.$ref}`);
  return resolve(document, found);
}
