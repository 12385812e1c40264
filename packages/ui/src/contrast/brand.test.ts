import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { weakPairs } from './brand.ts';
import { parseColour } from './colour.ts';

const defaults = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const names = (brand: string) =>
  weakPairs(defaults, brand).map(({ theme, fore, back }) => `${theme} ${fore} on ${back}`);

describe('the pairs of a brand', () => {
  test('the package’s own pairs have enough contrast in both themes', () => {
    expect(weakPairs(defaults, '')).toEqual([]);
  });

  test('a colour set on :root applies in both themes', () => {
    const found = names(':root { --nz-primary: #04c }');
    expect(found).toContain('dark on-primary on primary');
    expect(found).not.toContain('light on-primary on primary');
    expect(weakPairs(defaults, ':root { --nz-primary: #04c }')[0]?.ratio).toBeCloseTo(2.2, 1);
  });

  test('the light and the dark value of a pair apply in their theme', () => {
    expect(names(':root { --nz-light-text: #f6eedd; }').filter((name) => name.startsWith('dark'))).toEqual([]);
    expect(names(':root { --nz-light-text: #f6eedd; }')).toContain('light text on bg');
  });

  test('a rule for one theme applies by the system’s preference or by data-theme', () => {
    const rule = ':root:not([data-theme="light"]) { --nz-text: #111; }';
    expect(names(`@media (prefers-color-scheme: dark) { ${rule} }`)).toContain('dark text on bg');
    expect(names('[data-theme="dark"] { --nz-text: #111; }')).toContain('dark text on bg');
    expect(names('[data-theme="dark"] { --nz-text: #111; }')).not.toContain('light text on bg');
  });

  test('a colour that cannot be computed is reported, not skipped', () => {
    expect(names(':root { --nz-cloth: color-mix(in oklab, red, blue); }')).toContain('light on-cloth on cloth');
  });
});

test.each([
  ['#1b543e', [27, 84, 62]],
  ['#fff', [255, 255, 255]],
  ['rgb(27 84 62)', [27, 84, 62]],
  ['rgb(27, 84, 62)', [27, 84, 62]],
  ['hsl(157 51% 22%)', [27, 85, 63]],
  ['oklch(40.2% 0.070 164.2)', [27, 84, 62]],
])('%s is a colour', (text, expected) => {
  const parts = parseColour(text) ?? [];
  expect(parts.map(Math.round)).toHaveLength(3);
  for (const [index, part] of parts.entries())
    expect(Math.abs(part - (expected[index] ?? Number.NaN))).toBeLessThan(1.5);
});

test.each(['rebeccapurple-ish', 'rgb(0 0 0 / 0.5)', 'var(--x)', ''])('%s is not supported', (text) => {
  expect(parseColour(text)).toBeUndefined();
});

describe('nzete-contrast', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-contrast-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const cli = join(import.meta.dirname, 'cli.ts');
  const sheet = (css: string) => {
    const file = join(folder, 'tokens.css');
    writeFileSync(file, css);
    return file;
  };

  test('reports success, and exits with 0', () => {
    const said = execFileSync(process.execPath, [cli, sheet(':root { --nz-radius-control: 0 }')], { encoding: 'utf8' });
    expect(said.trim()).toBe('All pairs have enough contrast.');
  });

  test('lists the pairs with too little contrast, and exits with 1', () => {
    const { status, stdout } = spawnSync(process.execPath, [cli, sheet(':root { --nz-primary: #04c }')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/dark {3}--nz-on-primary on --nz-primary: 2\.\d\d:1, needs 4\.5:1/);
  });

  test('asks for a file, and exits with 2', () => {
    expect(spawnSync(process.execPath, [cli]).status).toBe(2);
  });
});
