/**
 * Generates code from openapi.json: `src/generated/<part>.ts` with the endpoints, hooks and types
 * of each tag, so that a page only downloads the parts it uses; the languages; the names of the
 * reads; and the exports of package.json. Run `npm run generate -w packages/api-client`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; required?: boolean }[];
}

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Lang: { enum: string[] } } };
}

const document: Document = JSON.parse(await readFile('./openapi.json', 'utf8'));
/**
 * Operations with a file as the response or the body, which the generator would treat as JSON:
 * handwritten in `src/resources`, or a plain link.
 */
const handwritten = ['getReportPdf', 'getPartnershipGuidePdf', 'uploadKycDocument'];

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
const operations = Object.entries(document.paths).flatMap(([, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, ...operation })),
);
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');

async function generatePart(tag: string, operationIds: string[]) {
  const file = `./src/generated/${kebab(tag)}.ts`;
  await generateEndpoints({
    schemaFile: './openapi.json',
    apiFile: './src/base/api.ts',
    apiImport: 'baseApi',
    outputFile: file,
    exportName: `${camel(tag)}Api`,
    filterEndpoints: operationIds,
    hooks: { queries: true, lazyQueries: false, mutations: true },
    tag: false,
    useUnknown: true,
    encodePathParams: true,
    esmExtensions: true,
  });
  const text = await readFile(file, 'utf8');
  const exported = `export { injectedRtkApi as ${camel(tag)}Api };`;
  if (!text.includes(exported)) throw new Error(`${file} has no line ${exported}`);
  const documented = `/** The slice with the calls of this part: \`${camel(tag)}Api.endpoints.${operationIds[0]}\`. */\nexport const ${camel(tag)}Api = injectedRtkApi;`;
  // Every read takes an object, also one without parameters: `useGetClimateRecordsQuery({})`.
  const objects = text.replaceAll(/(?<=ApiArg = )void(?=;)/g, 'Record<string, never>');
  await writeFile(file, objects.replace(exported, documented));
}

/**
 * The module that apps import for a part: the handwritten file, if there is one, which re-exports
 * the generated code.
 */
function partExport(part: string) {
  const path = existsSync(`./src/resources/${part}.ts`) ? `resources/${part}` : `generated/${part}`;
  return { '@nzete/source': `./src/${path}.ts`, types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
}

async function writeExports(parts: string[]) {
  const manifest = JSON.parse(await readFile('./package.json', 'utf8'));
  const { '.': index, './testing': testing, './openapi.json': api, './package.json': own } = manifest.exports;
  manifest.exports = {
    '.': index,
    ...Object.fromEntries(parts.toSorted().map((part) => [`./${part}`, partExport(part)])),
    './testing': testing,
    './openapi.json': api,
    './package.json': own,
  };
  await writeFile('./package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The reads whose only argument is an optional language. */
const contentReads = operations
  .filter(({ method, operationId }) => method === 'get' && !handwritten.includes(operationId))
  .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'lang'))
  .filter(({ parameters = [] }) => parameters.every(({ required }) => !required));

await rm('./src/generated', { recursive: true, force: true });
await mkdir('./src/generated');
const parts: string[] = [];
for (const { name } of document.tags) {
  const ofTag = operations.filter(({ tags }) => tags.includes(name)).map(({ operationId }) => operationId);
  const included = ofTag.filter((operationId) => !handwritten.includes(operationId));
  if (included.length === 0) continue;
  await generatePart(name, included);
  parts.push(kebab(name));
}
const languages = document.components.schemas.Lang.enum.map((language) => `'${language}'`).join(', ');
await writeFile(
  './src/generated/languages.ts',
  `/** The languages of the content; the first is the default. */
export const languages = [${languages}] as const;
`,
);
await writeFile(
  './src/generated/contentReads.ts',
  `/** The names of the reads whose only argument is the language. */
export type ContentRead =${union(contentReads.map(({ operationId }) => operationId))};
`,
);
await writeExports(parts);
