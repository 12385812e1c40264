import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../lib/files.ts';

export interface Import {
  /** The importing file, relative to the root. */
  from: string;
  /** As written in the import. */
  specifier: string;
  /** A relative import as a path from the root; others as written. */
  to: string;
}

/** The source files that match `pattern`, relative to the root with forward slashes. */
export const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/storybook-static', '.reports'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Comments contain examples with imports. Strings stay, because specifiers are strings. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The specifiers of `import … from`, `export … from`, `import '…'` and `import('…')`. */
export const specifiers = (text: string): string[] =>
  [...withoutComments(text).matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)(['"])([^'"\n]+)\1/gm)].map(
    ([, , specifier = '']) => specifier,
  );

/** The imports of the files that match `pattern`. */
export function importsOf(pattern: string): Import[] {
  return sources(pattern).flatMap((from) =>
    specifiers(textOf(from)).map((specifier) => {
      const to = specifier.startsWith('.') ? posix.join(dirname(from), specifier) : specifier;
      return { from, specifier, to };
    }),
  );
}

/** Circular imports found by depth-first search, such as `a.ts -> b.ts -> a.ts`. */
export function cycles(imports: Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const finished = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file);
    if (start !== -1) found.push([...path.slice(start), file].join(' -> '));
    else if (!finished.has(file)) {
      for (const to of targets.get(file) ?? []) visit(to, [...path, file]);
      finished.add(file);
    }
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}
