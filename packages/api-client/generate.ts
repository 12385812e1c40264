import { generateEndpoints } from '@rtk-query/codegen-openapi';

/** Writes src/generated/endpoints.ts from openapi.json. `npm run generate -w packages/api-client` */
await generateEndpoints({
  schemaFile: './openapi.json',
  apiFile: './src/base/api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated/endpoints.ts',
  exportName: 'generatedApi',
  hooks: false,
  tag: false,
  useUnknown: true,
  encodePathParams: true,
});
