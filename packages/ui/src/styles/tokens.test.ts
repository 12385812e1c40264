import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the first rule after a selector, without comments and white space. */
function declarations(selector: string): string[] {
  const start = css.indexOf('{', css.indexOf(`${selector} {`)) + 1;
  return css
    .slice(start, css.indexOf('}', start))
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

const light = ':where(:root, [data-theme="light"], [data-theme="system"])';
const byAttribute = declarations(':where([data-theme="dark"])');

test('the dark theme is the same by the system and by data-theme', () => {
  expect(byAttribute.length).toBeGreaterThan(40);
  expect(declarations(':where([data-theme="system"])')).toEqual(byAttribute);
});

test('every theme uses its value of every pair', () => {
  const theme = (name: string) => byAttribute.map((line) => line.replaceAll('dark', name));
  expect(declarations(light)).toEqual(theme('light'));
  for (const name of ['light', 'dark']) {
    const pair = declarations(':where(:root)').flatMap((line) => line.match(new RegExp(`^--nz-${name}-[\\w-]+`)) ?? []);
    expect(theme(name).slice(1)).toEqual(pair.map((token) => `${token.replace(`${name}-`, '')}: var(${token})`));
  }
});

test('no selector of the tokens is more specific than a brand’s :root', () => {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};@]+(?=\{)/g) ?? [];
  const themes = selectors.map((selector) => selector.trim()).filter((selector) => !selector.startsWith('media'));
  expect(themes.length).toBeGreaterThan(4);
  expect(themes.filter((selector) => !/^:where\(.*\)$/.test(selector))).toEqual([]);
});
