/** Writes a starter: the files of a template, and those that depend on the answers. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The hosts that there is a template for. */
export const templates = ['vite', 'react-router', 'next'] as const;
export type Template = (typeof templates)[number];

/** What the starter is made from. */
export interface Answers {
  /** The new folder. */
  folder: string;
  template: Template;
  /** The name of the foundation. */
  name: string;
  /** The BCP 47 code of the second language; the first is English. */
  language: string;
}

/** An answer that cannot be used. The message says what to do. */
export class AnswerError extends Error {}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const ours = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The languages whose texts `@nzete/ui` has. */
const packaged = ['fr', 'ln', 'sw'];

/** @throws AnswerError if it is none of the templates */
export function checkedTemplate(text: string): Template {
  const found = templates.find((template) => template === text);
  if (!found) throw new AnswerError(`There is no template "${text}". Choose one of ${templates.join(', ')}.`);
  return found;
}

/** @throws AnswerError if it is no language code, or the first language */
export function checkedLanguage(text: string): string {
  let code: string | undefined;
  try {
    [code] = Intl.getCanonicalLocales(text);
  } catch {
    // It is not a code.
  }
  if (!code) throw new AnswerError(`"${text}" is no language code. Use one such as es, pt or ar.`);
  if (new Intl.Locale(code).language === 'en') throw new AnswerError('English is the first language: choose another.');
  return code;
}

/** @throws AnswerError if there are files in it */
export function checkedFolder(text: string): string {
  if (existsSync(text) && readdirSync(text).length > 0) {
    throw new AnswerError(`${text} is not empty. Choose a new folder.`);
  }
  return text;
}

/** A name for the package: lower case, without spaces. */
const packageName = (folder: string) =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'nzete-site';

/** The name of a language in that language: `Español`. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

// Node has the function or the older property, TypeScript 6 neither.
interface LocaleWithText extends Intl.Locale {
  getTextInfo?(): { direction: string };
  textInfo?: { direction: string };
}

const isRightToLeft = (code: string) => {
  const locale: LocaleWithText = new Intl.Locale(code);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
};

/** The module with the languages of the starter. */
function languagesModule(code: string): string {
  const isPackaged = packaged.includes(code);
  const direction = isRightToLeft(code) ? ", direction: 'rtl'" : '';
  const definition = isPackaged
    ? `definitionOf('${code}')`
    : `{ code: '${code}', name: ${JSON.stringify(nameOf(code))}${direction} }`;
  const source = isPackaged ? `@nzete/ui/locales/${code}.json` : `./locales/components/${code}.json`;
  return `import { definitionOf, type Languages } from '@nzete/ui/format';
import components from '${source}';
import first from './locales/page/en.json';
import second from './locales/page/${code}.json';

/** The languages of the site. The first is that of the server. */
export const languages: Languages = [definitionOf('en'), ${definition}];

/** The texts of each language: those of the components, which have English defaults, and of the page. */
export const messages: Record<string, Record<string, string>> = {
  en: first,
  '${code}': { ...components, ...second },
};
`;
}

const siteModule = (name: string) => `/** The name of the foundation, in the header and the title. */
export const name = ${JSON.stringify(name)};

/**
 * Whether a service worker answers the calls of the API with samples. Set it to false when /api of
 * your origin leads to a server: "A server" in README.md.
 */
export const usesSamples = true;
`;

/** The prepared texts in the language; without any those of `instead`, to be translated. */
function writeTexts(folder: string, kind: 'page' | 'components', code: string, instead: string): void {
  const prepared = ours(`locales/${kind}/${code}.json`);
  mkdirSync(join(folder, 'src/locales', kind), { recursive: true });
  writeFileSync(
    join(folder, 'src/locales', kind, `${code}.json`),
    existsSync(prepared) ? readFileSync(prepared, 'utf8') : instead,
  );
}

/** Writes the starter. Nothing is installed. */
export function create({ folder, template, name, language }: Answers): void {
  mkdirSync(folder, { recursive: true });
  for (const part of ['shared', template]) cpSync(ours(`templates/${part}`), folder, { recursive: true });
  // npm leaves .gitignore out of packages.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  writeFileSync(join(folder, 'src/site.ts'), siteModule(name));
  writeFileSync(join(folder, 'src/languages.ts'), languagesModule(language));
  writeTexts(folder, 'page', language, readFileSync(join(folder, 'src/locales/page/en.json'), 'utf8'));
  if (!packaged.includes(language)) writeTexts(folder, 'components', language, '{}\n');
  const manifest = readManifest(join(folder, 'package.json'));
  // The versions that this package was released with.
  const { devDependencies: released = {} } = readManifest(ours('package.json'));
  const { dependencies = {} } = manifest;
  for (const own of ['@nzete/ui', '@nzete/api-client']) dependencies[own] = released[own] ?? 'latest';
  writeJson(join(folder, 'package.json'), { ...manifest, name: packageName(folder), dependencies });
}

/** Whether the page's own texts are there in the language. */
export const isTranslated = (language: string): boolean => existsSync(ours(`locales/page/${language}.json`));
