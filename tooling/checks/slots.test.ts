/** Stylesheets and tests select parts of a component by `data-slot`; the docs must list them. */
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

const files = sources('packages/ui/src/{primitives,components}/*/*.tsx').filter((file) => !file.includes('.stories.'));
const folders = [...new Set(files.map((file) => dirname(file)))];

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
const drawnBy = (text: string) =>
  [...code(text).matchAll(/data-slot['"]?[=:]\s*['"]([\w-]+)['"]/g)].map(([, name = '']) => name);

/** The names in a comment's sentence "Slots: `a`, `b`." */
const listedIn = (text: string) =>
  [...text.matchAll(/\* Slots: ([^.]*)\./g)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );

const unique = (names: string[]) => [...new Set(names)].sort();

test.each(folders)('[LIB-02] the docs in %s list the slots that its components draw', (folder) => {
  const texts = files.filter((file) => dirname(file) === folder).map(textOf);
  expect(unique(texts.flatMap(listedIn))).toEqual(unique(texts.flatMap(drawnBy)));
});

test('finds slots at all', () => {
  expect(folders.length).toBeGreaterThan(40);
  expect(drawnBy(textOf('packages/ui/src/primitives/Breadcrumb/Breadcrumb.tsx'))).toContain('breadcrumb-step');
});
