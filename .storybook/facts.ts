import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { entries } from '../packages/ui/exports.ts';

/** Facts from the source of a component, for its docs page. */
export interface ComponentFacts {
  /** The exports of its entry, without types. */
  exports: string[];
  /** The `data-slot` values of its elements, the root first. */
  slots: string[];
  /** The default of each variant. */
  defaults: Record<string, string>;
}

const packageFolder = join(import.meta.dirname, '../packages/ui');

const unique = (names: string[]) => [...new Set(names)];

function exportedBy(index: string): string[] {
  const lists = [...index.matchAll(/export (type )?\{([^}]*)\}/g)].filter(([, isType]) => !isType);
  const names = lists.flatMap(([, , list = '']) => list.split(',').map((name) => name.trim()));
  return unique(names.filter((name) => name !== '' && !name.startsWith('type ')));
}

function slotsIn(source: string): string[] {
  return [...source.matchAll(/(?<!\[)'?data-slot'?(?:=|: )["']([a-z-]+)["']/g)].map(([, slot = '']) => slot);
}

function defaultsIn(source: string): [string, string][] {
  const [, list = ''] = source.match(/defaultVariants: \{([^}]*)\}/) ?? [];
  return [...list.matchAll(/(\w+): ('[^']*'|[\w.]+)/g)].map(([, name = '', value = '']) => [name, value]);
}

const isDocumentation = (name: string) => /\.(stories|test)\.tsx?$/.test(name);

function factsOf(name: string, index: string): ComponentFacts {
  const folder = dirname(join(packageFolder, index));
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !isDocumentation(file));
  // The component's own file first, so that its root is listed first.
  files.sort((a, b) => Number(b === `${name}.tsx`) - Number(a === `${name}.tsx`));
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    exports: exportedBy(readFileSync(join(packageFolder, index), 'utf8')),
    slots: unique(sources.flatMap(slotsIn)),
    defaults: Object.fromEntries(sources.flatMap(defaultsIn)),
  };
}

/** By entry name, such as `Button` of `@nzete/ui/Button`. */
export function readFacts(): Record<string, ComponentFacts> {
  return Object.fromEntries(Object.entries(entries()).map(([name, index]) => [name, factsOf(name, index)]));
}

/** The fields of an interface as it is written, with the comment of each. */
function fieldsIn(source: ts.SourceFile): [string, string][] {
  return source.statements.filter(ts.isInterfaceDeclaration).map(({ name, heritageClauses = [], members }) => {
    const bases = heritageClauses.flatMap(({ types }) => types.map((type) => type.getText(source)));
    const lines = members.filter(ts.isPropertySignature).map((member) => {
      const comment = ts
        .getJSDocCommentsAndTags(member)
        .map((doc) => (typeof doc.comment === 'string' ? `// ${doc.comment.replaceAll(/\s+/g, ' ')}\n` : ''));
      return `${comment.join('')}${member.getText(source)}`;
    });
    return [name.text, [...bases.map((base) => `...${base}`), ...lines].join('\n')];
  });
}

/** By name, the fields of every interface of the package: what a prop with such objects takes. */
export function readFields(): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: packageFolder }).filter((file) => !isDocumentation(file));
  return Object.fromEntries(
    files.flatMap((file) => {
      const text = readFileSync(join(packageFolder, file), 'utf8');
      return fieldsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    }),
  );
}

const id = 'virtual:component-facts';

/** Serves the facts as a virtual module; they are read again when Storybook starts. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export default ${JSON.stringify(readFacts())}; export const fields = ${JSON.stringify(readFields())}`
      : undefined,
});
