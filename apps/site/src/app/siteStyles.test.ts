import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = import.meta.dirname;
const site = resolve(app, '..');
const ui = resolve(site, '../../../packages/ui/src');

/** Pages other than home, which bring pages.css. */
const later = ['routes/page/index.ts', 'routes/not-found/index.ts'];

/** The components of the design system that a file imports, directly or through others. */
function componentsBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const found = new Set<string>();
  const own = /\/(?:primitives|components)\/(\w+)\//.exec(file)?.[1];
  if (own && file.endsWith('.tsx')) found.add(own);
  const code = readFileSync(file, 'utf8').replaceAll(/import type [^;]*;/g, '');
  for (const [, target = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const path = locate(target, file);
    if (!path || later.some((one) => path === join(site, one))) continue;
    for (const name of componentsBehind(path, seen)) found.add(name);
  }
  return found;
}

function locate(target: string, from: string): string | undefined {
  if (target.startsWith('.')) return resolve(dirname(from), target);
  const name = /^@nzete\/ui\/([A-Z]\w+)$/.exec(target)?.[1];
  return name && ['primitives', 'components'].map((folder) => join(ui, folder, name, 'index.ts')).find(existsSync);
}

/** The components whose classes a stylesheet takes in. */
function componentsOf(sheet: string): string[] {
  const css = readFileSync(join(app, sheet), 'utf8');
  return [...css.matchAll(/(?:primitives|components)\/\{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .toSorted();
}

test('site.css takes in the components of the shell and the home page, all of them and no other', () => {
  expect(componentsOf('site.css')).toEqual([...componentsBehind(join(app, 'main.tsx'))].toSorted());
});
