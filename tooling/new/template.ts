import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

export const templates = join(import.meta.dirname, 'templates');

/** The languages of the templates. In others the texts are English until they are translated. */
export const translated = ['fr', 'ln', 'sw'];

/** A text of `tooling/new/templates`, in which the name TreeNursery stands for the new one. */
export function filled(text: string, { pascal, camel, kebab, words }: Names): string {
  return text
    .replaceAll('TreeNursery', pascal)
    .replaceAll('treeNursery', camel)
    .replaceAll('tree-nursery', kebab)
    .replaceAll('tree_nursery', kebab.replaceAll('-', '_'))
    .replaceAll('Tree nursery', words);
}

export const template = (file: string, names: Names): string =>
  filled(readFileSync(join(templates, `${file}.tmpl`), 'utf8'), names);
