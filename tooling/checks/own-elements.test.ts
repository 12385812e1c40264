import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../lib/setup.mjs';

/** Elements inside drawings, or that stylesheets do not affect. */
const withoutClass = new Set(
  'circle clipPath defs g line mask noscript option path pattern rect source use'.split(' '),
);

/** The lines of a file's elements and icons without a `className`. */
function elementsWithoutClass(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [, imported = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source.text) ?? [];
  const icons = new Set(imported.split(/[\s,]+/));
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const hasClass = node.attributes.properties.some((each) => each.name?.getText() === 'className');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if ((/^[a-z]/.test(tag) || icons.has(tag)) && !withoutClass.has(tag) && !hasClass)
        found.push(`${relative(root, file)}:${line + 1} ${tag}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every element of a component has a class, `nz:bare` at least, so that the reset reaches it', () => {
  const files = globSync('packages/ui/src/{primitives,components,internal}/**/*.tsx', { cwd: root })
    // The splash has its own plain CSS.
    .filter((file) => !/\.stories\.|\.test\.|\/SplashScreen\//.test(file))
    .map((file) => join(root, file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(elementsWithoutClass)).toEqual([]);
});

test('[ACC-04] every link that the staff area draws itself shows where focus is as the others do', () => {
  const files = globSync('apps/site/src/staff/**/*.tsx', { cwd: root }).map((file) => join(root, file));
  const links = files.flatMap((file) => readFileSync(file, 'utf8').match(/<a\s[^>]*className="[^"]*"/g) ?? []);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/nz:focus-ring|nz:focus:/.test(link))).toEqual([]);
});
