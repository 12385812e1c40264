import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** Packages with the letters that our own faces lack, cut into subsets. The first that has a letter is used. */
export const scriptPackages = [
  'noto-sans',
  ...['arabic', 'hebrew', 'ethiopic', 'bengali', 'tamil', 'thai', 'armenian', 'georgian', 'tifinagh', 'nko'].map(
    (script) => `noto-sans-${script}`,
  ),
  // Chinese, Japanese; then Korean.
  'noto-sans-sc',
  'noto-sans-kr',
];

/** Not their Latin letters, which are in our own faces. */
const isUsed = (name: string, subset: string) =>
  subset.startsWith('[') ||
  name === `noto-sans-${subset}` ||
  (name === 'noto-sans' && /^(?:cyrillic|greek|devanagari)/.test(subset));

interface ScriptFont {
  file: string;
  /** Pairs of the first and last code point that it may have. */
  ranges: [first: number, last: number][];
}

const rangeOf = (range: string): [number, number] => {
  const [first = 0, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return [first, last];
};

/** The faces of a package, by the folder that it is installed in, or was copied to. */
export function fontsIn(folder: string, name: string): ScriptFont[] {
  const subsets: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(subsets)
    .filter(([subset]) => isUsed(name, subset))
    .map(([subset, ranges]) => ({
      file: join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-400-normal.woff`),
      ranges: ranges.split(',').map(rangeOf),
    }));
}

let all: ScriptFont[] | undefined;

/** The files that may have a character, the best first. */
export function filesFor(character: string): string[] {
  all ??= scriptPackages.flatMap((name) => fontsIn(paths.fontPackage(name), name));
  const point = character.codePointAt(0) ?? 0;
  return all
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))
    .map(({ file }) => file);
}
