import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inEveryLanguage, type Language, languages } from '@nzete/languages';
import type { Catalogue } from './catalogues.ts';
import { readJson, root } from './files.ts';

type InEveryLanguage<T> = Record<Language, T>;

/** One text in every language; its key is its location. */
export interface Text extends InEveryLanguage<string> {
  key: string;
}

const glob = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A stand-in for any argument of a text function: it has every property, and prints as `x`. */
const anything: object = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => 'x' : anything) });

/** A value, or the result of a text function. */
const given = (value: unknown): unknown => (typeof value === 'function' ? value(anything, anything, anything) : value);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isEachTree = (values: InEveryLanguage<unknown>): values is InEveryLanguage<Tree> =>
  languages.every((language) => isTree(values[language]));
const isInEveryLanguage = (tree: Tree): tree is InEveryLanguage<unknown> =>
  languages.every((language) => language in tree);

/**
 * The children of a tree with their names. List entries are named by their unique id or URL, so
 * that a new entry changes no other key.
 */
function childrenOf(tree: Tree): [name: string, child: unknown][] {
  const children = Object.entries(tree);
  if (!Array.isArray(tree)) return children;
  const names: unknown[] = tree.map((entry) => (isTree(entry) ? (entry.id ?? entry.href ?? entry.url) : undefined));
  if (names.includes(undefined) || new Set(names).size < names.length) return children;
  return children.map(([, child], index) => [String(names[index]), child]);
}

/** The texts of trees of the same shape, one for each language. */
function textsOfEach(trees: InEveryLanguage<unknown>, key: string): Text[] {
  const values = inEveryLanguage((language) => given(trees[language]));
  if (typeof values.en === 'string') return [{ key, ...inEveryLanguage((language) => String(values[language])) }];
  if (!isEachTree(values)) return [];
  return Object.keys(values.en).flatMap((name) =>
    textsOfEach(
      inEveryLanguage((language) => values[language][name]),
      `${key} ${name}`,
    ),
  );
}

/** Every text in a tree: each `{ en: '…', fr: '…' }` with all languages, also from functions. */
function textsOf(value: unknown, key: string): Text[] {
  const tree = given(value);
  if (!isTree(tree)) return [];
  if (isInEveryLanguage(tree)) return textsOfEach(tree, key);
  return childrenOf(tree).flatMap(([name, child]) => textsOf(child, `${key} ${name}`));
}

/** The messages of a package, by their id. */
function catalogueTexts(owner: string): Text[] {
  return glob(`${owner}/src/**/locales/en.json`).flatMap((file) => {
    const folder = join(root, dirname(file));
    const read = inEveryLanguage((language) => readJson<Catalogue>(join(folder, `${language}.json`), {}));
    return Object.keys(read.en).map((key) => ({ key, ...inEveryLanguage((language) => read[language][key] ?? '') }));
  });
}

/**
 * The foundation's content, and lists of texts of the server, such as the prompt of the model:
 * `content/navigation.json focus_areas /data label`.
 */
const contentTexts = (): Text[] =>
  glob('apps/api/{content,src}/**/*.json').flatMap((file) =>
    textsOf(readJson<unknown>(join(root, file), {}), file.slice('apps/api/'.length)),
  );

const load = (file: string): Promise<Tree> => import(pathToFileURL(join(root, file)).href);

/** The messages of the server, and the texts of its modules: `report-texts.ts reportLabels kind`, `problems event-full`. */
async function serverTexts(): Promise<Text[]> {
  const modules = glob('apps/api/src/**/*-texts.ts').map(async (file) =>
    Object.entries(await load(file))
      .filter(([, value]) => typeof value !== 'function')
      .flatMap(([name, value]) => textsOf(value, `${basename(file)} ${name}`)),
  );
  await Promise.all(glob('apps/api/src/**/*problems.ts').map(load));
  const { declaredProblems } = (await load('apps/api/src/http/problems/problem.ts')) as {
    declaredProblems: Map<string, Tree>;
  };
  const problems = Object.fromEntries([...declaredProblems].map(([code, { explanation }]) => [code, explanation]));
  return [...catalogueTexts('apps/api'), ...(await Promise.all(modules)).flat(), ...textsOf(problems, 'problems')];
}

/** Every text that visitors read, by its source. */
export const allTexts = async (): Promise<Record<'ui' | 'site' | 'content' | 'server', Text[]>> => ({
  ui: catalogueTexts('packages/ui'),
  site: catalogueTexts('apps/site'),
  content: contentTexts(),
  server: await serverTexts(),
});
