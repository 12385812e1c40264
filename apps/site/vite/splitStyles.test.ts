import { expect, test } from 'vitest';
import { specificityOf, splitSheet } from './splitStyles.ts';

const code = { site: 'bar p-1', team: 'brick p-1 lg:p-2', donate: 'wallet lg:p-2' };

test('a rule is in the sheet of the pages that use it, and of the site when every visit does', () => {
  const { site, team, donate } = splitSheet(
    '.bar{top:0}.brick{color:red}.wallet{color:blue}.lg\\:p-2{padding:2px}.unknown{left:0}',
    code,
  );
  expect(site).toContain('.bar{top:0}');
  expect(site).toContain('.unknown{left:0}');
  expect(site).not.toContain('.brick');
  expect(team).toContain('.brick{color:red}');
  expect(team).not.toContain('.wallet');
  expect(team).toContain('.lg\\:p-2{padding:2px}');
  expect(donate).toContain('.lg\\:p-2{padding:2px}');
});

test('a rule of a page that comes first in the whole sheet loses against one of the site, as it did', () => {
  const { site = '', team = '' } = splitSheet('.brick{padding:9px}@media (width>=60rem){.p-1{padding:1px}}', code);
  const [, order = ''] = /@layer ([^;]*);/.exec(site) ?? [];
  const layerOf = (sheet: string, rule: string) =>
    /@layer (\w+)\{[^@]*$/.exec(sheet.split(rule)[0]?.replace(/@media[^{]*\{$/, '') ?? '')?.[1] ?? '';
  const layers = order.split(',');
  expect(layers[0]).toBe('base');
  expect(layers.indexOf(layerOf(team, '.brick'))).toBeLessThan(layers.indexOf(layerOf(site, '.p-1')));
});

test('a more specific rule wins against a later one, as it did', () => {
  const { site = '', team = '' } = splitSheet('.brick:first-child{padding:9px}.p-1{padding:1px}', code);
  expect(site).toMatch(/@layer base,l0,l1;@layer l0\{\.p-1/);
  expect(team).toBe('@layer l1{.brick:first-child{padding:9px}}');
});

test('rules that cannot compete share a layer, and what names something stays outside of layers', () => {
  const { site } = splitSheet('@layer base{a{top:0}}@font-face{font-family:F}.bar{color:red}.p-1{color:blue}', code);
  expect(site).toBe(
    '@layer base,l0;@layer base{a{top:0}}@font-face{font-family:F}@layer l0{.bar{color:red}.p-1{color:blue}}',
  );
});

test.each([
  [':where(:root)', 0],
  ['.a', 100],
  ['.sm\\:px-5', 100],
  ['.a:first-child', 200],
  ['.a:not(:first-child)', 200],
  ['.a::after', 101],
  ['.a:is(:where(.group):hover *)', 200],
  ['.a[data-x="y.z"]', 200],
  ['html:not([data-return]) main', 102],
  ['#splash~#root main>*', 20_001],
  ['.a svg', 101],
])('the specificity of %s is %i', (selector, specificity) => {
  expect(specificityOf(selector)).toBe(specificity);
});
