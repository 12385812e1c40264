import type { Names } from './names.ts';
import type { Draft } from './plan.ts';

const source = 'apps/api/src/content/source.ts';
const app = 'apps/api/src/app.ts';
const client = 'packages/api-client/src';

const route = ({ pascal, camel, snake, words }: Names) => `
import type { Api } from '../../http/api.ts';
import { contentRoute } from '../content-route.ts';
import { ${pascal}, ${pascal}Item } from './schemas.ts';

/** GET /${snake} */
export async function ${camel}Routes(api: Api): Promise<void> {
  for (const schema of [${pascal}Item, ${pascal}]) api.addSchema(schema);
  contentRoute(api, {
    path: '/${snake}',
    key: '${snake}',
    operationId: 'get${pascal}',
    summary: '${words}',
    answer: ${pascal},
  });
}
`;

const schemas = ({ pascal, words }: Names) => `
import { Type } from 'typebox';
import { closed, ref } from '../../http/schemas.ts';

export const ${pascal}Item = closed(
  {
    title: Type.String({ examples: ['A title'] }),
    text: Type.String({ examples: ['A sentence.'] }),
  },
  { $id: '${pascal}Item' },
);

export const ${pascal} = closed(
  { items: Type.Array(ref(${pascal}Item)) },
  { $id: '${pascal}', description: '${words}' },
);
`;

const test = ({ snake }: Names) => `
import { expect, test } from 'vitest';
import { languages } from '../src/http/schemas.ts';
import { startApp } from './support/app.ts';

test.each(languages)('${snake} answers its items in %s', async (lang) => {
  const app = await startApp();
  const answer = await app.inject(\`/api/${snake}?lang=\${lang}\`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ items: expect.any(Array) });
});
`;

const endpoints = ({ pascal, camel, words }: Names) => `
import { provides } from '../base/tags.ts';

/** ${words}. Read-only, one answer per language. */
export const ${camel}Endpoints = {
  get${pascal}: provides('${pascal}'),
};
`;

function wireServer(draft: Draft, { pascal, camel, kebab, snake }: Names) {
  draft.addImport(source, `import type { ${pascal} } from '../routes/${kebab}/schemas.ts';`);
  draft.change(source, /\n\};\n\n\/\*\* All content files/, (end) => {
    return `\n  ${snake}: closed({ items: Type.Array(closed({ title: text(80), text: text(400) })) }),${end}`;
  });
  draft.change(
    source,
    /(export interface Answers \{[^}]*)\}/,
    (_, body) => `${body}  ${snake}: Static<typeof ${pascal}>;\n}`,
  );
  draft.change(source, /\n {2}\};\n\}\s*$/, (end) => `\n    ${snake}: source.${snake},${end}`);
  draft.addImport(app, `import { ${camel}Routes } from './routes/${kebab}/index.ts';`);
  draft.change(app, /\n {2}(?:await )?openapiRoute\(/, (end) => `\n  await ${camel}Routes(api);${end}`);
}

function wireClient(draft: Draft, { pascal, camel, kebab }: Names) {
  draft.change(`${client}/base/tags.ts`, /\] as const;/, () => `, '${pascal}'] as const;`);
  draft.addImport(`${client}/api.ts`, `import { ${camel}Endpoints } from './resources/${kebab}.ts';`);
  draft.change(
    `${client}/api.ts`,
    /endpoints: \{ ([^}]*) \}/,
    (_, all) => `endpoints: { ${all}, ...${camel}Endpoints }`,
  );
  draft.change(`${client}/api.ts`, /\n\} = nzeteApi;/, (end) => `\n  useGet${pascal}Query,${end}`);
  draft.change(`${client}/index.ts`, /\n\} from '\.\/api\.ts';/, (end) => `\n  useGet${pascal}Query,${end}`);
  draft.change(
    `${client}/index.ts`,
    /\n\} from '\.\/generated\/endpoints\.ts';/,
    (end) => `\n  ${pascal},\n  ${pascal}Item,${end}`,
  );
}

/** A list of content: its file in four languages, the server's call, and the client's endpoint with its tag and hook. */
export function newResource(draft: Draft, names: Names): void {
  const { kebab, snake } = names;
  draft.create(`apps/api/content/${snake}.json`, '{ "items": [] }');
  draft.create(`apps/api/src/routes/${kebab}/index.ts`, route(names));
  draft.create(`apps/api/src/routes/${kebab}/schemas.ts`, schemas(names));
  draft.create(`apps/api/test/${kebab}.test.ts`, test(names));
  draft.create(`${client}/resources/${kebab}.ts`, endpoints(names));
  wireServer(draft, names);
  wireClient(draft, names);
  draft.run('npm run openapi -w apps/api', 'npm run generate -w packages/api-client');
  draft.next(
    `write the content into apps/api/content/${snake}.json, each text in en, fr, ln and sw`,
    'npm run changeset',
  );
}
