import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRules } from '../base/serialize.ts';
import {
  type Call,
  callsOf,
  DocumentError,
  hasFileBody,
  hasFileResponse,
  type OpenApiDocument,
  parseDocument,
  tagOf,
  tagsOf,
} from './document.ts';
import { prepare } from './prepare.ts';
import { bodyOf, callRules, hasCookies, hasHardPath } from './rules.ts';

export interface GenerateOptions {
  /** The path of an OpenAPI 3 document in JSON. */
  schemaFile: string;
  /** The folder of the generated modules. */
  outDir: string;
  /**
   * The module with the RTK Query API that the endpoints are added to.
   * @default '@nzete/api-client'
   */
  apiFile?: string;
  /**
   * The export of `apiFile`.
   * @default 'nzeteApi'
   */
  apiImport?: string;
  /** Whether a write refetches the reads of its tag. */
  invalidatesTags: boolean;
  /**
   * Leaves out calls that send a file: code of your own shows their progress.
   * @default false
   */
  leavesOutUploads?: boolean;
}

/** A generated module. */
interface GeneratedPart {
  tag: string;
  /** `books`, of `books.ts` */
  name: string;
  /** The names of its endpoints. */
  endpoints: string[];
}

export interface Generated {
  parts: GeneratedPart[];
  /** Calls without a tag, which belong to no module. */
  untagged: Call[];
  /** Calls whose response is a file, or whose upload was to be left out: a link or `fetch` does that. */
  files: Call[];
  /** Calls whose body has a form that the client cannot write, such as XML. */
  bodies: Call[];
  /** Calls with a list or an object in their path, or a path parameter of another style. */
  paths: Call[];
  /** Paths whose calls are elsewhere: their reference leads to another file, or to nothing. */
  unresolved: string[];
  /** Calls that are included, with cookies that only a server can send. */
  cookies: Call[];
  /** Calls that the server makes: webhooks and callbacks. */
  incoming: number;
}

/**
 * Writes a module for each tag of an OpenAPI 3 document: `<tag>.ts` with the endpoints, hooks and
 * types of its calls, so that a page only downloads the parts it uses.
 * @throws DocumentError if the document cannot be used
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { schemaFile, outDir } = options;
  const { document, unresolved } = prepare(parseDocument(await readDocument(schemaFile), schemaFile));
  const calls = callsOf(document);
  if (calls.length === 0 && unresolved.length > 0) {
    throw new DocumentError(
      `${schemaFile} has its calls in other files. Bundle it first: npx @redocly/cli bundle ${schemaFile} -o openapi.json`,
    );
  }
  if (calls.every(({ operation }) => !tagOf(operation))) {
    throw new DocumentError(
      `${schemaFile} has no tags: give each operation one, such as "tags": ["Books"]. Each becomes a module.`,
    );
  }
  const files = calls.filter(
    ({ operation }) =>
      hasFileResponse(document, operation) || (options.leavesOutUploads && hasFileBody(document, operation)),
  );
  const bodies = calls.filter((call) => !files.includes(call) && bodyOf(document, call) === undefined);
  const paths = calls.filter((call) => ![...files, ...bodies].includes(call) && hasHardPath(document, call));
  const included = calls.filter((call) => ![...files, ...bodies, ...paths].includes(call));
  await mkdir(outDir, { recursive: true });
  const parts = await withFile(document, async (file) => {
    const written: GeneratedPart[] = [];
    for (const tag of namedOnce(document)) {
      const ofTag = included.filter(({ operation }) => tagOf(operation) === tag);
      if (ofTag.length > 0) written.push(await generatePart(tag, ofTag, document, { ...options, schemaFile: file }));
    }
    return written;
  });
  const [tagged, untagged] = [true, false].map((isTagged) =>
    included.filter(({ operation }) => (tagOf(operation) !== undefined) === isTagged),
  ) as [Call[], Call[]]; // one list for each
  const cookies = tagged.filter((call) => hasCookies(document, call));
  const callbacks = calls.filter(({ operation }) => 'callbacks' in operation).length;
  const incoming = callbacks + Object.keys(document.webhooks ?? {}).length;
  return { parts, files, bodies, paths, unresolved, cookies, incoming, untagged };
}

/** The prepared document as a file, which the generator reads. */
async function withFile<T>(document: OpenApiDocument, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'nzete-client-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function generatePart(
  tag: string,
  calls: Call[],
  document: OpenApiDocument,
  options: GenerateOptions,
): Promise<GeneratedPart> {
  const { schemaFile, outDir, apiFile = '@nzete/api-client', apiImport = 'nzeteApi', invalidatesTags } = options;
  const name = moduleName(tag);
  const file = join(outDir, `${name}.ts`);
  const places = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  // The generator names the calls that have no name in the document.
  const endpoints = new Map<string, CallRules | undefined>();
  const generateEndpoints = await generator();
  await generateEndpoints({
    schemaFile,
    apiFile,
    apiImport,
    outputFile: file,
    exportName: `${camel(tag)}Api`,
    filterEndpoints: (endpoint, { verb, path }) => {
      const call = places.get(`${verb} ${path}`);
      if (call) endpoints.set(endpoint, callRules(document, call));
      return call !== undefined;
    },
    hooks: { queries: true, lazyQueries: false, mutations: true },
    tag: invalidatesTags,
    useUnknown: true,
    encodePathParams: true,
    esmExtensions: true,
  });
  const text = await readFile(file, 'utf8');
  const exported = `export { injectedRtkApi as ${camel(tag)}Api };`;
  if (!text.includes(exported)) throw new Error(`${file} has no line ${exported}`);
  const documented = `/** The slice with the calls of this part: \`${camel(tag)}Api.endpoints.${[...endpoints.keys()][0]}\`. */\nexport const ${camel(tag)}Api = injectedRtkApi;`;
  // Every hook takes an object, also one without parameters: `useGetClimateRecordsQuery({})`.
  const objects = text.replaceAll(/(?<=ApiArg = )void(?=;)/g, 'Record<string, never>');
  await writeFile(
    file,
    objects.replace(exported, () => rulesText(endpoints) + documented),
  );
  return { tag, name, endpoints: [...endpoints.keys()] };
}

/** Code that gives endpoints the rules of their parameters and body. */
function rulesText(endpoints: ReadonlyMap<string, CallRules | undefined>): string {
  const ruled = [...endpoints].filter(([, rules]) => rules);
  if (ruled.length === 0) return '';
  const lines = ruled.map(([name, rules]) => `    ${name}: { extraOptions: { openapi: ${JSON.stringify(rules)} } },\n`);
  return `// How OpenAPI writes the parameters and bodies that are not of the usual form.\ninjectedRtkApi.enhanceEndpoints({\n  endpoints: {\n${lines.join('')}  },\n});\n`;
}

async function readDocument(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new DocumentError(`There is no document at ${file}.`);
  }
}

/** The generator of RTK Query. It is large, so only projects that generate install it. */
async function generator() {
  try {
    return (await import('@rtk-query/codegen-openapi')).generateEndpoints;
  } catch {
    throw new DocumentError('The generator is not installed: npm install --save-dev @rtk-query/codegen-openapi');
  }
}

/** The tags, none of which shares its module with another. */
function namedOnce(document: OpenApiDocument): string[] {
  const tags = tagsOf(document);
  const twin = tags.find((tag, index) => tags.findIndex((other) => moduleName(other) === moduleName(tag)) < index);
  if (twin !== undefined) throw new DocumentError(`Two tags would be written to ${moduleName(twin)}.ts: rename one.`);
  return tags;
}

/** The words of a tag: `TreeNurseries` and `tree nurseries` have the same two. */
const wordsOf = (tag: string): string[] =>
  tag
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** The module of a tag: `TreeNurseries` is `tree-nurseries`. */
const moduleName = (tag: string): string => wordsOf(tag).join('-').toLowerCase() || 'untitled';

const camel = (tag: string): string => {
  const [first = 'untitled', ...others] = wordsOf(tag);
  const name = [lower(first), ...others.map(upper)].join('');
  return /^\d/.test(name) ? `api${name}` : name;
};
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
