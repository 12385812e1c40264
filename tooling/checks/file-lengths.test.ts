import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

const LONGEST = 250;

/** Tests and stories are lists of cases; what is generated nobody reads from top to bottom. */
const isCode = (file: string) => !/\.(?:test|stories)\.tsx?$|\.d\.ts$|\/generated\/|\/test\//.test(file);

test('no file of code is longer than 250 lines', () => {
  const files = sources('{apps,packages}/*/src/**/*.{ts,tsx}').concat(sources('tooling/**/*.ts')).filter(isCode);
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.map((file) => [file, textOf(file).split('\n').length - 1] as const);
  expect(long.filter(([, lines]) => lines > LONGEST)).toEqual([]);
});
