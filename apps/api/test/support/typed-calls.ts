import type { FastifyInstance } from 'fastify';

/** A property of what a call takes. */
export interface TypedField {
  name: string;
  schema: Record<string, unknown>;
}

export interface TypedCall {
  operationId: string;
  fields: TypedField[];
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What people type to say who they are: by its name, or by how its schema says it is written. */
const isTyped = ({ name, schema }: TypedField) =>
  ['username', 'email', 'password', 'code'].includes(name) ||
  ['email', 'password'].includes(String(schema.format)) ||
  'x-typed-name' in schema;

/** Every call that takes a name, address, password or code, found by the schemas of its input. */
export async function typedCalls(app: FastifyInstance): Promise<TypedCall[]> {
  const document: { paths: Record<string, Record<string, Node>>; components: { schemas: Node } } = (
    await app.inject('/api/openapi.json')
  ).json();

  function* fieldsIn(node: unknown, name: string): Generator<TypedField> {
    if (!isNode(node)) return;
    if (typeof node.$ref === 'string') {
      yield* fieldsIn(document.components.schemas[node.$ref.split('/').at(-1) ?? ''], name);
    } else if (isNode(node.properties)) {
      for (const [property, child] of Object.entries(node.properties)) yield* fieldsIn(child, property);
    } else if (node.type === 'string') {
      yield { name, schema: node };
    } else {
      for (const child of Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))) {
        yield* fieldsIn(child, name);
      }
    }
  }

  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, requestBody, parameters }) => {
      const inputs = [...(Array.isArray(parameters) ? parameters : [])].flatMap((one: Node) => [
        ...fieldsIn(one.schema, String(one.name)),
      ]);
      const fields = [...fieldsIn(requestBody, ''), ...inputs].filter(isTyped);
      return { operationId: String(operationId), fields };
    })
    .filter(({ fields }) => fields.length > 0);
}
