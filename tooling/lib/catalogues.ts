import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { type Language, languages } from '@nzete/languages';
import { readJson, root, writeJson } from './files.ts';
import { messageProblems, messageShape } from './icu.ts';

/** English is extracted from the code; translators write the others. */
export const translated = languages.filter((language) => language !== 'en');
/** A language that the English texts are translated to. */
export type Translation = (typeof translated)[number];
/** Message id to text. */
export type Catalogue = Record<string, string>;

/** The workspaces with messages, and the prefixes of their ids. */
export const owners: Record<string, string> = { 'packages/ui': 'ui', 'apps/site': 'site', 'apps/api': 'api' };

const prefixOf = (owner: string): string => {
  const prefix = owners[owner];
  if (!prefix) throw new Error(`${owner} has no messages; choose ${Object.keys(owners).join(' or ')}`);
  return prefix;
};

/** The site's shell and the texts that its pages share. */
const COMMON = 'common';

/** A package and the server have one catalogue, the site one per area (the id's second part), for small pages. */
export const areaOf = (owner: string, id: string): string =>
  owner === 'apps/site' ? (id.split('.')[1] ?? '') : COMMON;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The staff area, and its parts: `staff` and `staffInbox`. */
const STAFF = /^staff(?:([A-Z])(\w*))?$/;

export function localesOf(area: string): string {
  if (area === COMMON) return 'src/locales';
  const [staff, first = '', rest = ''] = STAFF.exec(area) ?? [];
  if (staff === undefined) return `src/routes/${kebab(area)}/locales`;
  return first ? `src/staff/${kebab(first.toLowerCase() + rest)}/locales` : 'src/staff/locales';
}

/** The texts of a page are in its own folder, all others in `src/locales`. */
const folderOf = (owner: string, area: string) => join(root, owner, localesOf(area));
const fileOf = (owner: string, area: string, language: Language) => join(folderOf(owner, area), `${language}.json`);
const shown = (file: string) => relative(root, file).replaceAll('\\', '/');
const sorted = (entries: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

export interface Extracted {
  messages: Catalogue;
  /** For the translators, by message id. */
  descriptions: Catalogue;
  problems: string[];
}

/** Collects the English messages from the code. */
export function extract(owner: string): Extracted {
  const prefix = prefixOf(owner);
  if (!existsSync(join(root, owner, 'src'))) return { messages: {}, descriptions: {}, problems: [] };
  const cli = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');
  const ignore = ['--ignore', '**/*.{test,stories}.{ts,tsx}'];
  const output = execFileSync(process.execPath, [cli, 'extract', 'src/**/*.{ts,tsx}', ...ignore, '--throws'], {
    cwd: join(root, owner),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const found = JSON.parse(output || '{}') as Record<string, { defaultMessage?: string; description?: unknown }>;
  const problems: string[] = [];
  const messages: Catalogue = {};
  const descriptions: Catalogue = {};
  for (const [id, { defaultMessage = '', description }] of Object.entries(found)) {
    if (!new RegExp(`^${prefix}\\.[\\w-]+\\.[\\w.-]+$`).test(id)) {
      problems.push(`${id} ("${defaultMessage}"): write a literal id of the form ${prefix}.<name>.<key>`);
      continue;
    }
    if (!description) problems.push(`${id}: has no description for the translators`);
    problems.push(...messageProblems(defaultMessage).map((problem) => `${id}: ${problem}`));
    messages[id] = defaultMessage;
    descriptions[id] = String(description ?? '');
  }
  return { messages: sorted(messages), descriptions, problems };
}

/** Every area in the code or in the folder. */
export function areas(owner: string, messages: Catalogue): string[] {
  const inCode = Object.keys(messages).map((id) => areaOf(owner, id));
  const onDisk = globSync('src/routes/*/locales/*.json', { cwd: join(root, owner) });
  return [...new Set([...inCode, ...onDisk.map((file) => camel(file.split(/[\\/]/)[2] ?? ''))])].sort();
}

const ofArea = (owner: string, area: string, entries: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => areaOf(owner, id) === area));

/** Writes the English catalogues, which are not committed. Returns the files written. */
export function writeEnglish(owner: string, { messages, descriptions }: Extracted): string[] {
  if (owner === 'packages/ui') {
    // What `nzete-messages` of the package gives to translators.
    const described = Object.entries(messages).map(([id, english]) => [id, { english, description: descriptions[id] }]);
    writeJson(join(root, owner, 'src/catalogue/messages.json'), Object.fromEntries(described));
  }
  return areas(owner, messages)
    .map((area) => ({ area, file: fileOf(owner, area, 'en') }))
    .filter(({ area, file }) => writeJson(file, ofArea(owner, area, messages)))
    .map(({ file }) => shown(file));
}

/**
 * Sorts the translations; `prune` deletes those no longer in the code. Returns the files written.
 */
export function writeTranslations(owner: string, { messages }: Extracted, prune = false): string[] {
  const written: string[] = [];
  for (const area of areas(owner, messages)) {
    for (const language of translated) {
      const file = fileOf(owner, area, language);
      const entries = Object.entries(readJson<Catalogue>(file, {}));
      const kept = prune ? entries.filter(([id]) => id in messages) : entries;
      if (writeJson(file, sorted(Object.fromEntries(kept)))) written.push(shown(file));
    }
  }
  return written;
}

/** Translations that are missing, unused or have other placeholders, one sentence each. */
export function catalogueProblems(owner: string, { messages, problems }: Extracted): string[] {
  const found = [...problems];
  for (const area of areas(owner, messages)) {
    const english = ofArea(owner, area, messages);
    for (const language of translated) {
      const file = fileOf(owner, area, language);
      const entries = readJson<Catalogue>(file, {});
      for (const [id, text] of Object.entries(english)) {
        const translation = entries[id];
        if (translation === undefined) found.push(`${shown(file)}: ${id} is missing ("${text}")`);
        else found.push(...translationProblems(text, translation).map((what) => `${shown(file)}: ${id} ${what}`));
        if (language === 'fr' && translation !== undefined && hasBreakingSpace(translation)) {
          found.push(
            `${shown(file)}: ${id} could end a line before a mark: write U+00A0 before : ; ? ! and inside « »`,
          );
        }
      }
      for (const id of Object.keys(entries)) if (!(id in english)) found.push(`${shown(file)}: ${id} is left over`);
    }
  }
  return found;
}

/**
 * Whether a French text has an ordinary space before a punctuation mark or inside quotation marks,
 * where the line could break.
 */
export const hasBreakingSpace = (french: string): boolean => / [:;?!»]|« /.test(french);

/** The problems of a translation; without the English text only those of the translation itself. */
export function translationProblems(english: string | undefined, translation: string): string[] {
  const problems = messageProblems(translation);
  if (problems.length > 0 || english === undefined || messageProblems(english).length > 0) return problems;
  const [wanted, given] = [messageShape(english).join(' '), messageShape(translation).join(' ')];
  return wanted === given ? [] : [`has the placeholders ${given || 'none'}, English has ${wanted || 'none'}`];
}

/**
 * Merges `{ id: { fr: '…' } }` into the catalogues: all of it, or nothing if there is a problem.
 */
export function addTranslations(owner: string, added: Record<string, Catalogue>, english: Catalogue): string[] {
  const prefix = prefixOf(owner);
  const problems: string[] = [];
  const changed = new Map<string, Catalogue>();
  for (const [id, texts] of Object.entries(added)) {
    if (!id.startsWith(`${prefix}.`)) problems.push(`${id} does not begin with ${prefix}.`);
    for (const [language, text] of Object.entries(texts)) {
      if (language === 'en') continue;
      if (!translated.some((known) => known === language))
        problems.push(`${id}: ${language} is not ${translated.join(' or ')}`);
      problems.push(...translationProblems(english[id], text).map((what) => `${id} (${language}) ${what}`));
      const file = fileOf(owner, areaOf(owner, id), language as Language);
      const catalogue = changed.get(file) ?? readJson<Catalogue>(file, {});
      changed.set(file, { ...catalogue, [id]: text });
    }
  }
  if (problems.length === 0) for (const [file, entries] of changed) writeJson(file, sorted(entries));
  return problems;
}
