import { globSync } from 'node:fs';
import { languages } from '@nzete/languages';
import { extract, owners } from '../lib/catalogues.ts';
import { languageObjects, modules } from '../lib/languageObjects.ts';
import { root } from '../lib/setup.mjs';
import { definitionFor } from './definition.ts';
import type { Draft } from './draft.ts';

const definitions = 'packages/languages/src/languages.ts';
const last = languages.at(-1) ?? 'en';

const files = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

function define(draft: Draft, code: string, name?: string) {
  const definition = definitionFor(code, name);
  draft.change(definitions, /const definitions = \[([^\]]*)\]/, (_, codes = '') => {
    return `${definition}\n\nconst definitions = [${codes}, ${code}]`;
  });
  draft.change(definitions, /(untranslated: readonly Language\[\] = \[)([^\]]*)/, (_, start = '', codes = '') => {
    return `${start}${codes && `${codes}, `}'${code}'`;
  });
}

/** The messages of the design system, of every page and of the server, in English. */
function writeCatalogues(draft: Draft, code: string) {
  for (const owner of Object.keys(owners)) {
    const { messages } = extract(owner);
    for (const path of files(`${owner}/src/**/locales/${last}.json`)) {
      const ids = Object.keys(JSON.parse(draft.read(path)));
      const english = Object.fromEntries(ids.map((id) => [id, messages[id]]));
      draft.create(path.replace(`${last}.json`, `${code}.json`), JSON.stringify(english));
    }
  }
  const shared = (language: string) => `apps/site/src/app/catalogues/${language}.ts`;
  draft.create(shared(code), draft.read(shared('en')).replaceAll('/en.json', `/${code}.json`));
  const server = 'apps/api/src/text/catalogues.ts';
  draft.change(server, /^import .*\n/, (first) => {
    return `import ${code} from '../locales/${code}.json' with { type: 'json' };\n${first}`;
  });
  draft.change(server, /(= \{[^}]*) \};/, (_, start = '') => `${start}, ${code} };`);
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Copies the English of every localised text, and in every list with an entry for each `lang`. */
function withLanguage(value: unknown, code: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withLanguage(item, code));
    const listed = new Map(value.filter(isTree).map((item) => [item.lang, item]));
    return languages.every((language) => listed.has(language))
      ? [...items, { ...listed.get('en'), lang: code }]
      : items;
  }
  if (!isTree(value)) return value;
  const isText = languages.every((language) => language in value);
  const entries = Object.entries(value).map(([key, child]) => [key, withLanguage(child, code)]);
  return Object.fromEntries(isText ? [...entries, [code, value.en]] : entries);
}

function addToJson(draft: Draft, code: string) {
  for (const path of files('apps/api/{content,src/assistant}/**/*.json')) {
    const before = draft.read(path);
    const content: unknown = JSON.parse(before);
    const after = JSON.stringify(withLanguage(content, code));
    if (after !== JSON.stringify(content)) draft.files.set(path, after);
  }
}

/** Adds the English to each object that has an entry for every language. */
function addToModules(draft: Draft, code: string) {
  for (const path of modules('{apps,packages}/*/{src,test,e2e,vite}').concat(modules('tooling'))) {
    // A copied English question would get an English answer.
    if (path.startsWith('apps/api/test/assistant-')) continue;
    const before = draft.read(path);
    const additions = languageObjects(path, before).flatMap((entries) => {
      const [english, end] = [entries.get('en'), entries.get(last)?.end];
      return english && end ? [{ end, text: `, ${code}: ${english.value}` }] : [];
    });
    // From the end, so that earlier positions stay valid.
    const after = additions
      .toSorted((a, b) => b.end - a.end)
      .reduce((text, { end, text: added }) => text.slice(0, end) + added + text.slice(end), before);
    if (after !== before) draft.files.set(path, after);
  }
}

/**
 * Adds a language: its definition, and the English wherever the repository has a text in every
 * language. `untranslated` of packages/languages lists it until it is translated.
 */
export function newLanguage(draft: Draft, code: string, name?: string): void {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`"${code}" is not a language code such as pt`);
  if (languages.some((language) => language === code)) throw new Error(`The language ${code} already exists`);
  define(draft, code, name);
  writeCatalogues(draft, code);
  addToJson(draft, code);
  addToModules(draft, code);
  draft.commands.push(
    'npm run countries -w packages/ui',
    'npm run exports -w packages/ui',
    'npm run openapi -w apps/api',
    'npm run generate -w packages/api-client',
  );
  draft.next.push(
    `check name, numbers and months in the definition of ${code} in ${definitions}`,
    'translate what npm run untranslated lists (docs/guides/language.md)',
    'npm run changeset',
  );
}
