import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { paths } from './paths.ts';
import { openapiText } from './plugins/openapi.ts';

// `npm run openapi -w apps/api`: writes the document that the client is generated from.
const file = join(import.meta.dirname, '../../../packages/api-client/openapi.json');
const app = await buildApp({ dataDir: ':memory:', picturesDir: paths.pictures });
await app.ready();
await writeFile(file, openapiText(app));
await app.close();
