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

function wireServer(draft: Draft, { pascal, camel, kebab }: Names) {
  draft.addImport(resources, `import { ${camel} } from './${kebab}.ts';`);
  draft.change(resources, /,?\s*\];\s*$/, () => `, ${camel}];\n`);
  draft.change('apps/api/test/openapi.test.ts', /\n\];\n\ndescribe\(/, (end) => `\n  'get /${kebab}',${end}`);
  draft.change(openapi, /,?\s*\]\.map\(\(name\)/, (end) => `, '${pascal}'${end}`);
}

function wireClient(draft: Draft, { pascal, kebab, words }: Names) {
  draft.change(`${client}/README.md`, /(?:^\| `\/[\w-]+` \|.*\n)+/m, (rows) => {
    return `${rows}| \`/${kebab}\` | ${words} | \`useGet${pascal}Query\` |\n`;
  });
}

/**
 * Adds a list of content: its file in every language, and the server's route, from which the
 * client's endpoint and hook are generated.
 */
export function newResource(draft: Draft, names: Names): void {
  const { pascal, kebab } = names;
  draft.create(`apps/api/content/${kebab}.json`, '{ "items": [] }');
  draft.create(`apps/api/src/content/resources/${kebab}.ts`, declaration(names));
  draft.create(`apps/api/test/${kebab}.test.ts`, test(names));
  wireServer(draft, names);
  wireClient(draft, names);
  draft.run('npm run openapi -w apps/api', 'npm run generate -w packages/api-client');
  draft.next(
    `write the content into apps/api/content/${kebab}.json, each text in every language`,
    `give its items the fields that they need in apps/api/src/content/resources/${kebab}.ts, then npm run openapi -w apps/api and npm run generate -w packages/api-client`,
    `import its hooks from @nzete/api-client/${kebab}; a page that shows it calls get${pascal} in its loader`,
    'npm run changeset',
  );
}
