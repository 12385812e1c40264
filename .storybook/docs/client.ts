/** The parts of the API client for their docs pages: from its OpenAPI document and its modules. */
import openapi from '../../packages/api-client/openapi.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

const modules = import.meta.glob<Record<string, unknown>>('../../packages/api-client/src/{generated,resources}/*.ts', {
  eager: true,
});
const stories = import.meta.glob<string>('../../packages/api-client/stories/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The names of all parts: the tags of the document. */
export const parts = openapi.tags.map(({ name }) => name);

/** The part that a docs page is about, from the title of its stories. */
export const partOf = (title: string) => /^API client\/(\w+)$/.exec(title)?.[1];

/** The module of a part, as the generator of the client names it: `TreeNurseries` is `tree-nurseries`. */
const moduleOf = (part: string) => part.replaceAll(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();

const source = (folder: string, part: string) =>
  modules[`../../packages/api-client/src/${folder}/${moduleOf(part)}.ts`];

/** The functions that a part exports. */
function functionsOf(part: string): string[] {
  const module = source('resources', part) ?? source('generated', part) ?? {};
  return Object.keys(module).filter((name) => typeof module[name] === 'function');
}

const operationsOf = (part: string) =>
  Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(part))
      .map(([method, operation]) => ({ method, path, operation })),
  );

const firstUpper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const firstLower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The hook of an operation; of a file, the function that returns its URL. */
function functionOf(part: string, method: string, operationId: string): string {
  const hook = `use${firstUpper(operationId)}${method === 'get' ? 'Query' : 'Mutation'}`;
  return functionsOf(part).includes(hook) ? hook : `${firstLower(operationId.replace(/^get/, ''))}Url`;
}

const refOf = (content: Content = {}) =>
  Object.values(content)
    .find(({ schema }) => schema.$ref)
    ?.schema.$ref?.split('/')
    .at(-1);

const typeOf = ({ $ref, enum: values, type }: Schema) =>
  $ref?.split('/').at(-1) ?? values?.map((value) => `'${value}'`).join(' | ') ?? [type].flat().join(' | ');

/** The arguments of a call: its parameters, then its body. */
function argumentsOf({ parameters = [], requestBody }: Operation) {
  const own = parameters.map(({ name, required, description = '', schema }) => ({
    name: required ? name : `${name}?`,
    type: typeOf(schema),
    description,
  }));
  if (!requestBody) return own;
  const body = refOf(requestBody.content);
  return [...own, { name: body ? firstLower(body) : 'file', type: body ?? 'File', description: '' }];
}

const okOf = ({ responses }: Operation) => Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

/** The calls of a part, as its docs page lists them. */
export const callsOf = (part: string) =>
  operationsOf(part).map(({ method, path, operation }) => ({
    name: functionOf(part, method, operation.operationId),
    summary: operation.summary,
    request: `${method.toUpperCase()} ${path}`,
    args: argumentsOf(operation),
    response: refOf(okOf(operation)?.content),
  }));

/** The functions of a part that are not the hook of one operation. */
export function alsoExported(part: string): string[] {
  const names = callsOf(part).map(({ name }) => name);
  return functionsOf(part).filter((name) => !names.includes(name));
}

export const importLine = (part: string) =>
  `import { ${functionsOf(part).join(', ')} } from '@nzete/api-client/${moduleOf(part)}';`;

/** The component in the stories of a part. */
export const exampleOf = (part: string) =>
  /^function Example[\s\S]*?^\}$/m.exec(stories[`../../packages/api-client/stories/${part}.stories.tsx`] ?? '')?.[0] ??
  '';

/** The statuses of failures, with the calls that they are of; without `names` all. */
export function failuresOf(part: string) {
  const calls = operationsOf(part).map(({ method, operation }) => ({
    name: functionOf(part, method, operation.operationId),
    responses: operation.responses,
  }));
  const statuses = [...new Set(calls.flatMap(({ responses }) => Object.keys(responses)))];
  return statuses
    .filter((status) => status >= '4')
    .toSorted()
    .map((status) => {
      const failing = calls.filter(({ responses }) => responses[status]);
      return {
        status,
        meaning: failing[0]?.responses[status]?.description ?? '',
        names: failing.length === calls.length ? undefined : failing.map(({ name }) => name),
      };
    });
}
