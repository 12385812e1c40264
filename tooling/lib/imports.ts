import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './files.ts';

export interface Import {
  /** The importing file, from the repository's root. */
  from: string;
  /** As it is written in the import. */
  specifier: string;
  /** A relative import as a path from the root; another as it is written. */
  to: string;
}

/** Source files below `pattern`, from the repository's root with forward slashes. */
export const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/storybook-static', '.reports'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Comments hold examples with imports; string contents stay, for the specifiers are among them. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The specifiers of `import … from`, `export … from`, `import '…'` and `import('…')`. */
export const specifiers = (text: string): string[] =>
  [...withoutComments(text).matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)(['"])([^'"\n]+)\1/gm)].map(
    ([, , specifier = '']) => specifier,
  );

/** Every import of the files below `pattern`. */
export function importsOf(pattern: string): Import[] {
  return sources(pattern).flatMap((from) =>
    specifiers(textOf(from)).map((specifier) => {
      const to = specifier.startsWith('.') ? posix.join(dirname(from), specifier) : specifier;
      return { from, specifier, to };
    }),
  );
}
