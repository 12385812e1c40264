import { mkdir, readFile, rm } from 'node:fs/promises';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

/**
 * Writes `src/generated/<tag>.ts`, one file for each tag of openapi.json: whoever uses the calls of one part of the
 * site downloads those, and not the rest. `npm run generate -w packages/api-client`
 */
interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
}

const document: Document = JSON.parse(await readFile('./openapi.json', 'utf8'));
/** A file as the answer or the body, which the generator takes for JSON: written by hand in `src/resources`, or a plain link. */
const byHand = ['getReportPdf', 'uploadKycDocument'];

const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

await rm('./src/generated', { recursive: true, force: true });
await mkdir('./src/generated');
for (const { name } of document.tags) {
  const ofTag = operations.filter(({ tags }) => tags.includes(name)).map(({ operationId }) => operationId);
  const wanted = ofTag.filter((operationId) => !byHand.includes(operationId));
  if (wanted.length === 0) continue;
  await generateEndpoints({
    schemaFile: './openapi.json',
    apiFile: './src/base/api.ts',
    apiImport: 'baseApi',
    outputFile: `./src/generated/${kebab(name)}.ts`,
    exportName: 'default', // which `export type *` leaves out: it gives the types, and this is a value
    filterEndpoints: wanted,
    hooks: false,
    tag: false,
    useUnknown: true,
    encodePathParams: true,
    esmExtensions: true,
  });
}
