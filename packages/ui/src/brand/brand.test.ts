import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { missingNames, ratiosOf, unknownNames, weakPairs } from '../contrast/brand.ts';
import { readSeeds } from './seeds.ts';
import { brandSheet } from './sheet.ts';

const defaults = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const plum = { ink: '#1d1426', ground: '#f7f6fa', primary: '#4d2a78', accent: '#7cc4f4', danger: '#a3122c' };
const extremes = {
  plum,
  'black and white': { ink: '#000', ground: '#fff', primary: '#000', accent: '#fff', danger: '#f00' },
  greys: { ink: '#222', ground: '#eee', primary: '#777', accent: '#777', danger: '#777' },
  'pale colours': { ink: '#333', ground: '#fff', primary: '#ffee88', accent: '#ffffcc', danger: '#ffcccc' },
  'dark colours': { ink: '#111', ground: '#fdf6e3', primary: '#000033', accent: '#330000', danger: '#220000' },
};
const hues = Array.from({ length: 24 }, (_, index) => index * 15);

describe('[LIB-41] a brand from five seeds', () => {
  const problemsOf = (seeds: unknown) => {
    const sheet = brandSheet(readSeeds(seeds));
    return [weakPairs(defaults, sheet), [...missingNames(defaults, sheet)], unknownNames(defaults, sheet)].flat();
  };

  test.each(Object.entries(extremes))('of %s sets every colour, with enough contrast in each pair', (_, seeds) => {
    expect(problemsOf(seeds)).toEqual([]);
  });

  test.each([0.02, 0.1, 0.25])('of any hue and lightness has enough contrast in each pair (chroma %d)', (chroma) => {
    for (const hue of hues) {
      const at = (lightness: number, turn: number, most = chroma) =>
        `oklch(${lightness} ${Math.min(chroma, most)} ${(hue + turn) % 360})`;
      for (const lightness of [0.3, 0.5, 0.62, 0.75, 0.9]) {
        const [primary, accent] = [at(lightness, 0), at(lightness, 120)];
        const seeds = { ink: at(0.4, 0, 0.1), ground: at(0.88, 60, 0.05), primary, accent, danger: at(lightness, 240) };
        expect(problemsOf(seeds), JSON.stringify(seeds)).toEqual([]);
      }
    }
  });

  test('keeps the seeds that are legible', () => {
    const sheet = brandSheet(readSeeds(plum));
    for (const line of ['light-bg: #f7f6fa', 'light-text: #1d1426', 'light-primary: #4d2a78', 'offbeat: #7cc4f4'])
      expect(sheet).toContain(`--nz-${line};`);
  });

  test('says the contrast of every pair beside its colour, in the theme it is for', () => {
    const sheet = brandSheet(readSeeds(plum));
    const noted = [...sheet.matchAll(/([\d.]+):1 on /g)].map(([, ratio]) => Number(ratio));
    expect(noted.length).toBeGreaterThan(100);
    for (const { theme, fore, back, ratio = 0 } of ratiosOf(defaults, sheet)) {
      const own = sheet.split('\n').find((line) => line.startsWith(`  --nz-${theme}-${fore}:`));
      if (!own) continue;
      expect(own).toContain(`${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 on ${back}`);
    }
  });
});

describe('[LIB-41] seeds that cannot be used', () => {
  test.each([
    [{ ...plum, accent: undefined }, 'accent: missing'],
    [{ ...plum, accent: 'plumish' }, 'accent: "plumish" is not an opaque CSS colour, such as "#1b543e"'],
    [{ ...plum, accent: 12 }, 'accent: 12 is not'],
    [{ ...plum, accent: 'rgb(0 0 0 / 0.5)' }, 'accent: "rgb(0 0 0 / 0.5)" is not an opaque'],
    [{ ...plum, accnt: '#fff' }, 'accnt: unknown seed; the seeds are ink, ground, primary, accent, danger'],
    [{ ...plum, ground: '#333' }, 'ground: #333333 is too dark'],
    [{ ...plum, ink: '#ccc' }, 'ink: #cccccc is too light'],
    [[], 'ink: missing\nground: missing\nprimary: missing\naccent: missing\ndanger: missing'],
    [null, 'ink: missing'],
  ])('%j are refused, with the reason', (seeds, reason) => {
    expect(() => readSeeds(seeds)).toThrow(reason);
  });
});

describe('[LIB-41] nzete-brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-brand-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { encoding: 'utf8' });
  const file = (text: string) => {
    writeFileSync(join(folder, 'seeds.json'), text);
    return join(folder, 'seeds.json');
  };

  test('writes the sheet', () => {
    const { status, stdout } = run(file(JSON.stringify(plum)));
    expect(status).toBe(0);
    expect(stdout).toBe(brandSheet(readSeeds(plum)));
  });

  test('says how it is used', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: nzete-brand/) });
  });

  test.each([
    ['a seed that is missing', ['seeds'], 'danger: missing'],
    ['a file that is no JSON', ['text'], 'JSON'],
    ['a file that is not there', ['none'], 'ENOENT'],
    ['no file', [], 'Usage: nzete-brand'],
    ['an unknown option', ['--out'], 'Usage: nzete-brand'],
  ])('writes nothing for %s, says it, and exits with 2', (_, args, reason) => {
    const { danger: _left, ...four } = plum;
    const files: Record<string, () => string> = {
      seeds: () => file(JSON.stringify(four)),
      text: () => file('ink: black'),
      none: () => join(folder, 'none.json'),
    };
    const { status, stdout, stderr } = run(...args.map((arg) => files[arg]?.() ?? arg));
    expect(stdout).toBe('');
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });
});
