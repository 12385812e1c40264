/** Checks docs/stack.md, which explains every dependency, against the package files. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from '../lib/files.ts';

/** The foundation's list. Two of them are now part of other packages. */
const named = [
  'react',
  'react-dom',
  'react-router-dom',
  'storybook',
  '@storybook/react-vite',
  '@storybook/test',
  'vite',
  'tsup',
  'class-variance-authority',
  'tailwindcss',
  '@radix-ui/react-tabs',
  '@radix-ui/react-dialog',
  'react-aria-components',
  'formik',
  'yup',
  '@reduxjs/toolkit',
  'react-redux',
  'rtk-query',
  'react-intl',
  'chromatic',
  'vitest',
  'playwright',
];

type Kind = 'dependencies' | 'devDependencies' | 'peerDependencies';

const manifests = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).map((file) =>
  readJson<Partial<Record<Kind, Record<string, string>>>>(join(root, file), {}),
);
const dependencies = (...kinds: Kind[]) =>
  new Set(manifests.flatMap((manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))));

/** The names in the first cell of a row: the package, or its old name and its current import. */
const namesOf = (line: string) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const [card = '', others = ''] = readFileSync(join(root, 'docs/stack.md'), 'utf8').split('## Every other runtime');
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(namesOf);
const allLines = [...linesOf(card), ...linesOf(others)];

test('every package that the foundation named has a line, and is a dependency', () => {
  expect(linesOf(card).map(([name]) => name)).toEqual(named);
  const known = dependencies('dependencies', 'devDependencies', 'peerDependencies');
  const present = linesOf(card).map((names) => packageOf(names.at(-1) ?? ''));
  expect(present.filter((name) => !known.has(name))).toEqual([]);
});

test('every runtime dependency has one line', () => {
  const lines = allLines.map((names) => names[0]);
  const runtime = [...dependencies('dependencies')].filter((name) => !name.startsWith('@nzete/'));
  expect(runtime.filter((name) => !lines.includes(name))).toEqual([]);
  expect(lines.filter((name, index) => lines.indexOf(name) !== index)).toEqual([]);
});

test('no line names a package that is no dependency', () => {
  const known = dependencies('dependencies', 'devDependencies', 'peerDependencies');
  const lines = linesOf(others).map((names) => packageOf(names.at(-1) ?? ''));
  expect(lines.filter((name) => !known.has(name))).toEqual([]);
});
