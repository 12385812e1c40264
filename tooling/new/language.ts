import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguages, languages } from '@nzete/languages';
import { extract, owners } from '../lib/catalogues.ts';
import { root } from '../lib/setup.mjs';
import { definitionFor } from './definition.ts';
import type { Draft } from './draft.ts';
import { insertLanguage, withLanguage } from './insertLanguage.ts';

const definitions = 'packages/languages/src/languages.ts';
const last = languages.at(-1) ?? 'en';

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => ['node_modules', 'dist', '.types'].includes(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** Changes the files in which `change` changes something. */
function changeAll(draft: Draft, paths: string[], change: (text: string, path: string) => string) {
  for (const path of paths) {
    const before = draft.read(path);
    const after = change(before, path);
    if (after !== before) draft.replace(path, after);
  }
}

function define(draft: Draft, code: string, name?: string): string {
  const definition = definitionFor(code, name);
  draft.change(definitions, /const definitions = \[([^\]]*)\]/, (_, codes = '') => {
    return `${definition.source}\n\nconst definitions = [${codes}, ${code}]`;
  });
  draft.change(definitions, /(untranslated: readonly Language\[\] = \[)([^\]]*)/, (_, start = '', codes = '') => {
    return `${start}${codes ? `${codes}, ` : ''}'${code}'`;
  });
  const { name: lastName } = defaultLanguages.at(-1) ?? { name: '' };
  const listed = new RegExp(`\\['${last}', '${lastName}'\\],`);
  draft.change('packages/languages/src/languages.test.ts', listed, (row) => `${row}['${code}', '${definition.name}'],`);
  return definition.name;
}

/** The messages of a package and of every page, as English as the code. */
function writeCatalogues(draft: Draft, code: string) {
  for (const owner of Object.keys(owners)) {
    const { messages } = extract(owner);
    for (const file of find(`${owner}/src/**/locales/${last}.json`)) {
      const ids = Object.keys(JSON.parse(draft.read(file)));
      const entries = Object.fromEntries(ids.map((id) => [id, messages[id]]));
      draft.create(file.replace(`${last}.json`, `${code}.json`), JSON.stringify(entries, null, 2));
    }
  }
  const catalogue = (language: string) => `apps/site/src/app/catalogues/${language}.ts`;
  draft.create(catalogue(code), draft.read(catalogue('en')).replaceAll('/en.json', `/${code}.json`));
}

const jsonWith = (code: string) => (text: string) => {
  const before: unknown = JSON.parse(text);
  const after = JSON.stringify(withLanguage(before, code));
  return after === JSON.stringify(before) ? text : after;
};

/** A last column, with the English terms. */
function addGlossaryColumn(draft: Draft, code: string) {
  draft.change('docs/glossary.md', /(?<=\n## Terms\n\n)(?:\|.*\n)+/, (table) =>
    table.replaceAll(
      /^\| ([^|]+) \|.*$|^\|-.*$/gm,
      (row, en) => `${row}${en === undefined ? '---' : ` ${en === 'en' ? code : en} `}|`,
    ),
  );
}

/**
 * A language: its definition, and wherever the repository has a text in every language, the English
 * one. `untranslated` of packages/languages names it until it is translated.
 */
export function newLanguage(draft: Draft, code: string, name?: string): void {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new Error(`"${code}" is no code of a language: use two or three letters, such as pt`);
  if (languages.some((language) => language === code))
    throw new Error(`${code} is a language already; nothing was written`);
  const ownName = define(draft, code, name);
  writeCatalogues(draft, code);
  changeAll(draft, find('apps/api/content/**/*.json'), jsonWith(code));
  changeAll(
    draft,
    find('{packages,apps}/*/{src,test,e2e,vite}/**/*.{ts,tsx}', 'tooling/**/*.ts').filter(mentionsAll),
    (text, path) => insertLanguage(path, text, code),
  );
  addGlossaryColumn(draft, code);
  draft.change(
    'docs/translations.md',
    /(?:^\| .* \| `\w+`.*\n)+/m,
    (rows) => `${rows}| ${ownName} | \`${code}\` | not translated: its texts are English |\n`,
  );
  draft.run(
    'npm run exports -w packages/ui',
    'npm run countries -w packages/ui',
    'npm run openapi -w apps/api',
    'npm run generate -w packages/api-client',
  );
  draft.next(
    `read the definition of ${code} in ${definitions} over: name, numbers and months are those of Node`,
    `translate what npm run messages -w packages/ui, npm run messages -w apps/site and npm run content:check list, and the texts of the server (docs/guides/language.md)`,
    `translate the last column of docs/glossary.md, and the words of ${code} in apps/api/content/assistant/words.json`,
    `take ${code} out of \`untranslated\` in ${definitions}: from then on every text that is still English is an error`,
    'npm run changeset',
  );
}

/** Parsing is slow: only modules that name every language are parsed. */
const mentionsAll = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  return languages.every((language) => text.includes(language));
};
