import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../exports.ts';

const packageFolder = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(packageFolder, file), 'utf8');

/** Every exported component with its folder. `ToastQueue` is the one class with a capital. */
const components = Object.values(entries()).flatMap((index) =>
  [...read(index).matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ToastQueue')
    .map((name) => ({ name, folder: dirname(index) })),
);

/** A story file without its stories that have no `play`; nothing if none has one. */
function playedPart(file: string): string {
  const [beginning = '', ...stories] = read(file).split(/^(?=export const )/m);
  const played = stories.filter((story) => /^ {2}(?:async )?play\b/m.test(story));
  return played.length > 0 ? [beginning, ...played].join('') : '';
}

test('[LIB-01] every exported component is rendered by a play test in its own folder', () => {
  const without = components.filter(({ name, folder }) => {
    const files = globSync(`${folder}/*.stories.tsx`, { cwd: packageFolder });
    return !files.some((file) => new RegExp(`<${name}\\b|\\bcomponent: ${name}\\b`).test(playedPart(file)));
  });
  expect(components.length).toBeGreaterThan(120);
  expect(without.map(({ name, folder }) => `${folder}: no story with a play function renders ${name}`)).toEqual([]);
});
