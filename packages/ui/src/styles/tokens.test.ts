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

test('the dark theme is the same by the system and by data-theme', () => {
  const bySystem = declarations(':root:not([data-theme="light"])');
  expect(bySystem.length).toBeGreaterThan(50);
  expect(declarations('[data-theme="dark"]')).toEqual(bySystem);
});

test('the dark theme only changes tokens that the light one defines', () => {
  const names = (lines: string[]) => lines.flatMap((line) => line.match(/^--[\w-]+/) ?? []);
  const light = new Set(names(declarations(':root')));
  expect(names(declarations('[data-theme="dark"]')).filter((name) => !light.has(name))).toEqual([]);
});
