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
  requestBody?: { content: Content; description?: string };
  security?: Record<string, unknown>[];
  responses: Record<string, { description: string; content?: Content }>;
}

interface Argument {
  name: string;
  type: string;
  description: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../../packages/api-client/src/{generated,resources}/*.ts', {
  eager: true,
});
const handwrittenUrls = import.meta.glob<string>('../../packages/api-client/src/base/*Url.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
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

/** The calls of the tus protocol, which `@nzete/api-client/uploads` makes. */
const isOfUploads = (path: string) => /\/uploads(?:\/|$)/.test(path);

const operationsOf = (part: string) =>
  Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>)
    .filter(([path]) => !isOfUploads(path))
    .flatMap(([path, methods]) =>
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

/** An upload has a token of its own, from the receipt; other calls use that of the store. */
const uploadToken: Argument = {
  name: 'uploadToken',
  type: 'string',
  description: 'The `upload_token` of the receipt, valid for 24 hours',
};

/** The properties of the object that a hook takes: the parameters of its call, then the body. */
function propertiesOf({ parameters = [], requestBody, security = [] }: Operation): Argument[] {
  const own = parameters.map(({ name, required, description = '', schema }) => ({
    name: required ? name : `${name}?`,
    type: typeOf(schema),
    description,
  }));
  if (!requestBody) return own;
  const body = refOf(requestBody.content);
  if (body) return [...own, { name: firstLower(body), type: body, description: '' }];
  const file = { name: 'file', type: 'File', description: requestBody.description ?? '' };
  return [...own, ...(security.length > 0 ? [uploadToken] : []), file];
}

/** The arguments of a function that returns a URL, in their order, from its source. */
function argumentsOfUrl(name: string, { parameters = [] }: Operation): Argument[] {
  const source = handwrittenUrls[`../../packages/api-client/src/base/${name}.ts`] ?? '';
  const [, list = ''] = new RegExp(`(?:function ${name}|const ${name} = )\\(([^)]*)\\)`).exec(source) ?? [];
  return list.split(', ').map((argument) => {
    const [own = '', type = ''] = argument.split(': ');
    const documented = parameters.find((parameter) => parameter.name === own)?.description ?? '';
    const description = own === 'baseUrl' ? 'The base URL of the API, as in `createNzeteStoreParts`' : documented;
    return { name: own, type, description };
  });
}

const okOf = ({ responses }: Operation) => Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

/** The calls of a part, as its docs page lists them. */
export const callsOf = (part: string) =>
  operationsOf(part).map(({ method, path, operation }) => {
    const name = functionOf(part, method, operation.operationId);
    return {
      name,
      summary: operation.summary,
      request: `${method.toUpperCase()} ${path}`,
      args: name.startsWith('use') ? propertiesOf(operation) : argumentsOfUrl(name, operation),
      response: refOf(okOf(operation)?.content),
    };
  });

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
