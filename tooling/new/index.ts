/**
 * `npm run new component|route|form|resource|subject|language Name`: generates the files, and adds
 * the name where the repository lists it, so that all checks pass. `-- --primitive` makes the
 * component a primitive; `-- --name Tshiluba` names a language that Node does not know.
 */
import { parseArgs } from 'node:util';
import { writeText } from '../lib/files.ts';
import { run } from '../lib/run.mjs';
import { root } from '../lib/setup.mjs';
import { newComponent } from './component.ts';
import { Draft } from './draft.ts';
import { newForm } from './form.ts';
import { newLanguage } from './language.ts';
import { type Names, namesOf } from './names.ts';
import { newResource } from './resource.ts';
import { newRoute } from './route.ts';
import { newSubject } from './subject.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { primitive: { type: 'boolean', default: false }, name: { type: 'string' } },
});

const generators: Record<string, (draft: Draft, names: Names) => void> = {
  component: (draft, names) => newComponent(draft, names, values.primitive),
  route: newRoute,
  form: newForm,
  resource: newResource,
  subject: newSubject,
  language: (draft, { kebab }) => newLanguage(draft, kebab, values.name),
};

async function main([kind = '', name = '']: string[]) {
  const generate = generators[kind];
  if (!generate || !name)
    throw new Error('Give a kind and a name: npm run new component|route|form|resource|subject|language Name');
  const draft = new Draft(root);
  generate(draft, namesOf(name));
  const { files, commands, next } = draft;
  for (const [path, text] of files) writeText(`${root}/${path}`, text);
  for (const path of files.keys()) console.log(path);
  for (const command of [
    `biome check --write --files-ignore-unknown=true ${[...files.keys()].join(' ')}`,
    ...commands,
  ]) {
    const { code, output } = await run(command);
    if (code !== 0) throw new Error(`The files are written, but this failed: ${command}\n${output}`);
  }
  console.log(`\nNext:\n${next.map((step) => `  - ${step}`).join('\n')}`);
}

try {
  await main(positionals);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
