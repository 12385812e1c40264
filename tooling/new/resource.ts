import type { Draft } from './draft.ts';
import type { Names } from './names.ts';

const resources = 'apps/api/src/content/resources/index.ts';
const openapi = 'apps/api/src/plugins/openapi.ts';
const client = 'packages/api-client';

const declaration = ({ pascal, camel, kebab, words }: Names) => `
import { Type } from 'typebox';
import { localised, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const ${pascal}Item = strictObject(
  {
    title: localised(80, { examples: ['A title'] }),
    text: localised(400, { examples: ['A sentence.'] }),
  },
  { $id: '${pascal}Item' },
);

const ${pascal} = strictObject(
  { items: Type.Array(ref(${pascal}Item)) },
  { $id: '${pascal}', description: '${words}' },
);

export const ${camel} = contentResource({
  path: '/${kebab}',
  operationId: 'get${pascal}',
  summary: '${words}',
  tag: '${pascal}',
  answer: ${pascal},
});
`;

const test = ({ kebab }: Names) => `
import { expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';

test.each(languages)('[API-01, LANG-08] ${kebab} answers its items in %s', async (lang) => {
  const app = await startApp();
  const answer = await app.inject(\`/api/${kebab}?lang=\${lang}\`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ items: expect.any(Array) });
});
`;

const endpoints = ({ pascal, camel, kebab, words }: Names) => `
import { provides } from '../base/tags.ts';
import generated${pascal} from '../generated/${kebab}.ts';

export type * from '../generated/${kebab}.ts';

/** What each call provides or makes stale. */
export const ${camel}Endpoints = {
  get${pascal}: provides('${pascal}'),
};

/** ${words}. Read-only, one answer per language. */
export const ${camel}Api = generated${pascal}.enhanceEndpoints({
  addTagTypes: ['${pascal}'],
  endpoints: ${camel}Endpoints,
});

export const { useGet${pascal}Query } = ${camel}Api;
`;

function wireServer(draft: Draft, { pascal, camel, kebab }: Names) {
  draft.addImport(resources, `import { ${camel} } from './${kebab}.ts';`);
  draft.change(resources, /,?\s*\];\s*$/, () => `, ${camel}];\n`);
  draft.change('apps/api/test/openapi.test.ts', /\n\];\n\ndescribe\(/, (end) => `\n  'get /${kebab}',${end}`);
  draft.change(openapi, /,?\s*\]\.map\(\(name\)/, (end) => `, '${pascal}'${end}`);
}

function wireClient(draft: Draft, { pascal, camel, kebab, words }: Names) {
  draft.change(`${client}/src/base/tags.ts`, /(export type TagType =[^;]*);/, (_, all) => `${all} | '${pascal}';`);
  draft.change(`${client}/package.json`, /\n {4}"\.\/testing": \{/, (next) => {
    const condition = (name: string, file: string) => `\n      "${name}": "./${file}"`;
    const conditions = [
      condition('@nzete/source', `src/resources/${kebab}.ts`),
      condition('types', `dist/resources/${kebab}.d.ts`),
      condition('default', `dist/resources/${kebab}.js`),
    ];
    return `\n    "./${kebab}": {${conditions.join(',')}\n    },${next}`;
  });
  const queries = `${client}/src/base/contentQuery.ts`;
  draft.addImport(queries, `import type { ${camel}Api } from '../resources/${kebab}.ts';`);
  draft.change(queries, /(export type ContentQuery =[^;]*);/, (_, all) => {
    return `${all} | NamesIn<typeof ${camel}Api.endpoints>;`;
  });
  draft.change(`${client}/README.md`, /(?:^\| `\/[\w-]+` \|.*\n)+/m, (rows) => {
    return `${rows}| \`/${kebab}\` | ${words} | \`useGet${pascal}Query\` |\n`;
  });
}

/** A list of content: its file in four languages, the server's call, and the client's endpoint with its tag and hook. */
export function newResource(draft: Draft, names: Names): void {
  const { pascal, kebab } = names;
  draft.create(`apps/api/content/${kebab}.json`, '{ "items": [] }');
  draft.create(`apps/api/src/content/resources/${kebab}.ts`, declaration(names));
  draft.create(`apps/api/test/${kebab}.test.ts`, test(names));
  draft.create(`${client}/src/resources/${kebab}.ts`, endpoints(names));
  wireServer(draft, names);
  wireClient(draft, names);
  draft.run('npm run openapi -w apps/api', 'npm run generate -w packages/api-client');
  draft.next(
    `write the content into apps/api/content/${kebab}.json, each text in en, fr, ln and sw`,
    `give its items the fields that they need in apps/api/src/content/resources/${kebab}.ts, then npm run openapi -w apps/api and npm run generate -w packages/api-client`,
    `import its hooks from @nzete/api-client/${kebab}; a page that shows it names get${pascal} in the reads of its route`,
    'npm run changeset',
  );
}
