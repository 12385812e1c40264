import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import { template } from './template.ts';

const resources = 'apps/api/src/content/resources/index.ts';
const openapi = 'apps/api/src/plugins/openapi.ts';
const client = 'packages/api-client';

function wireServer(draft: Draft, { pascal, camel, kebab }: Names) {
  // The formatter sorts the imports.
  draft.change(resources, /^/, () => `import { ${camel} } from './${kebab}.ts';\n`);
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
  draft.create(`apps/api/src/content/resources/${kebab}.ts`, template('resource/resource.ts', names));
  draft.create(`apps/api/test/${kebab}.test.ts`, template('resource/test.ts', names));
  draft.create(`${client}/stories/${pascal}.stories.tsx`, template('resource/stories.tsx', names));
  wireServer(draft, names);
  wireClient(draft, names);
  draft.commands.push('npm run openapi -w apps/api', 'npm run generate -w packages/api-client');
  draft.next.push(
    `write the content into apps/api/content/${kebab}.json, each text in every language`,
    `give its items the fields that they need in apps/api/src/content/resources/${kebab}.ts, then npm run openapi -w apps/api and npm run generate -w packages/api-client`,
    `import its hooks from @nzete/api-client/${kebab}; a page that shows it calls get${pascal} in its loader`,
    'npm run changeset',
  );
}
