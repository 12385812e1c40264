import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { missingNames, unknownNames, weakPairs } from './brand.ts';
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

describe('[LIB-41] the names of a brand', () => {
  const missing = (brand: string) => [...missingNames(defaults, brand).keys()];

  test('a sheet without colours leaves all of ours: both themes, dark grounds, data', () => {
    const all = missing(':root { --nz-radius-control: 0 }');
    expect(all.length).toBeGreaterThan(130);
    expect(all).toEqual(
      expect.arrayContaining([
        '--nz-light-cloth',
        '--nz-dark-cloth',
        '--nz-cloth-sunk',
        '--nz-offbeat',
        '--nz-on-temp-6',
      ]),
    );
  });

  test('half of a pair is missing, both halves or the name itself are not', () => {
    expect(missing(':root { --nz-light-text: #000 }')).toContain('--nz-dark-text');
    expect(missing(':root { --nz-light-text: #000 }')).not.toContain('--nz-light-text');
    expect(missing(':root { --nz-text: #777 }').filter((name) => name.endsWith('-text'))).toEqual([]);
  });

  test('a colour is set by a step of the palette that it uses', () => {
    expect(missing(':root { --nz-forest-900: #001 }')).not.toContain('--nz-light-cloth');
  });

  test('no other token is asked for', () => {
    expect(missing('').filter((name) => !/-(?!\d\d)[a-z]+(-[1-6])?$|-text-2|-cloth-2/.test(name))).toEqual([]);
    expect(missing('').filter((name) => /weight|shadow|font|radius|forest/.test(name))).toEqual([]);
  });

  test('a name of ours that does not exist is unknown, the name of a project is not', () => {
    expect(unknownNames(defaults, ':root { --nz-primry: #04c; --own: #04c; --nz-primary: #04c }')).toEqual([
      '--nz-primry',
    ]);
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

test.each(['rebeccapurple-ish', 'rgb(0 0 0 / 0.5)', 'var(--x)', '800', 'fff', ''])('%s is not supported', (text) => {
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

  const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

  test('reports success for a whole brand, and exits with 0', () => {
    const said = run(join(import.meta.dirname, '../../../../.storybook/brand.css'));
    expect(said.stdout.trim()).toBe('All colours are set, and all pairs have enough contrast.');
    expect(said.status).toBe(0);
  });

  test('lists the pairs with too little contrast, and exits with 1', () => {
    const { status, stdout } = run('--partial', sheet(':root { --nz-primary: #04c }'));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^dark {3}--nz-on-primary on --nz-primary: 2\.\d\d:1, needs 4\.5:1$/m);
  });

  test('[LIB-41] fails for a few tokens, which leave hero and footer ours', () => {
    const few = sheet(':root { --nz-light-primary: #0a4d8c; --nz-light-on-primary: #fff; --nz-dark-primary: #9cc8f5 }');
    const { status, stdout } = run(few);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^missing {2}--nz-light-cloth: not set, so #0f2f23 of ours remains$/m);
    expect(stdout).toMatch(/^To fix: \d{3}$/m);
    expect(run('--partial', few).stdout).not.toContain('missing');
  });

  test('[LIB-41] fails for a name that does not exist', () => {
    const { status, stdout } = run('--partial', sheet(':root { --nz-primry: #04c }'));
    expect(status).toBe(1);
    expect(stdout).toContain('unknown  --nz-primry');
  });

  test('says how it is used', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: nzete-contrast/);
  });

  test('cannot check a file that is not there, and exits with 2', () => {
    const { status, stderr } = run('no-such.css');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Cannot read no-such\.css/);
  });

  test('says what writes a brand if a sheet sets none, and exits with 2', () => {
    const { status, stderr, stdout } = run(sheet(''));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^No token is set in .*tokens\.css\. nzete-brand writes them all/);
    expect(stdout).toBe('');
    expect(run('--partial', sheet('')).status).toBe(0);
  });

  test('asks for a file, and exits with 2', () => {
    expect(spawnSync(process.execPath, [cli]).status).toBe(2);
  });
});
