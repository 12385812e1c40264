import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  if (typeof trees.en === 'string') return [{ key, ...inEveryLanguage((language) => String(trees[language])) }];
  if (!isEachTree(trees)) return [];
  return Object.keys(trees.en).flatMap((name) =>
    textsOfEach(
      inEveryLanguage((language) => trees[language][name]),
      `${key} ${name}`,
    ),
  );
}

/** Every text in a tree that is written in all languages. */
function textsOf(tree: unknown, key: string): Text[] {
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

/** Every text that visitors read, by its source. */
export const allTexts = (): Record<'ui' | 'site' | 'content' | 'server', Text[]> => ({
  ui: catalogueTexts('packages/ui'),
  site: catalogueTexts('apps/site'),
  content: contentTexts(),
  server: catalogueTexts('apps/api'),
});
