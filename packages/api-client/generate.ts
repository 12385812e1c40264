/**
 * Generates code from openapi.json: `src/generated/<part>.ts` with the endpoints, hooks and types
 * of each tag; the languages; the codes of problems; the names of the reads; and the exports of package.json. Run
 * `npm run generate -w packages/api-client`.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { generate } from './src/generate/generate.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; required?: boolean }[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Lang: { enum: string[] }; ProblemCode: { enum: string[] } } };
}

const document: Document = JSON.parse(await readFile('./openapi.json', 'utf8'));

const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');

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
  const {
    '.': index,
    './forms': forms,
    './uploads': uploads,
    './testing': testing,
    './openapi.json': api,
    './package.json': own,
  } = manifest.exports;
  manifest.exports = {
    '.': index,
    ...Object.fromEntries(parts.toSorted().map((part) => [`./${part}`, partExport(part)])),
    './forms': forms,
    './uploads': uploads,
    './testing': testing,
    './openapi.json': api,
    './package.json': own,
  };
  await writeFile('./package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

await rm('./src/generated', { recursive: true, force: true });
const { parts } = await generate({
  schemaFile: './openapi.json',
  outDir: './src/generated',
  apiFile: './src/base/api.ts',
  apiImport: 'baseApi',
  invalidatesTags: false,
  leavesOutUploads: true,
});

/** The reads whose only argument is an optional language. */
const generated = new Set(parts.flatMap(({ endpoints }) => endpoints));
const contentReads = Object.values(document.paths)
  .flatMap(({ get }) => get ?? [])
  .filter(({ operationId }) => generated.has(operationId))
  .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'lang'))
  .filter(({ parameters = [] }) => parameters.every(({ required }) => !required));

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

await writeFile(
  './src/generated/problemCodes.ts',
  `/** The kinds of problems that the server answers with; a later server may have more. */
export type ProblemCode =${union(document.components.schemas.ProblemCode.enum)};
`,
);
// Every part would repeat the whole list.
for (const { name } of parts) {
  const file = `./src/generated/${name}.ts`;
  const text = await readFile(file, 'utf8');
  const once = text.replace(/export type ProblemCode =[^;]*;/, "import type { ProblemCode } from './problemCodes.ts';");
  await writeFile(file, once);
}

await writeExports(parts.map(({ name }) => name));
