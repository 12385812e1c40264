import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../lib/setup.mjs';

interface Rule {
  selector: string;
  body: string;
}

let rules: Rule[] = [];

/** The rules of a stylesheet from Tailwind, nested ones with their parent selectors. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const scopes: string[] = [];
  const text = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"data:[^"]*"/g, '""');
  for (const [, words = '', end] of text.matchAll(/([^{}]*)([{}])/g)) {
    const around = scopes.filter((scope) => !/^@(?:media|supports|layer)/.test(scope)).join(' ');
    const body = end === '{' ? words.slice(0, words.lastIndexOf(';') + 1) : words;
    if (around && body.trim() && !around.startsWith('@')) found.push({ selector: around, body: body.trim() });
    if (end === '{') scopes.push(words.slice(words.lastIndexOf(';') + 1).trim());
    else scopes.pop();
  }
  return found;
}

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-sheet-'));
  const out = join(folder, 'styles.css');
  const input = join(root, 'packages/ui/src/styles.css');
  execFileSync('tailwindcss', ['-i', input, '-o', out], { cwd: join(root, 'packages/ui'), stdio: 'ignore' });
  // assets.ts removes these rules, which are for older browsers.
  rules = rulesOf(readFileSync(out, 'utf8').replace(/@layer properties \{[\s\S]*$/, ''));
  rmSync(folder, { recursive: true });
}, 30_000);

describe('the sheet of the package', () => {
  test('paints nothing but what has a class of its own', () => {
    expect(rules.length).toBeGreaterThan(800);
    const others = rules.filter(({ selector }) => !/nz\\?:|\.nz-|#nz-|\[data-react-aria-pressable\]/.test(selector));
    // Tokens alone have no visible effect.
    const painting = others.filter(({ body }) =>
      body.split(';').some((line) => line.trim() && !/^\s*--nz-/.test(line)),
    );
    expect(painting).toEqual([]);
  });

  test('reads semantic tokens: no rule names a step of the palette or a colour', () => {
    const palette = /--nz-(?:paper|ink|forest|laterite|river|gold|cobalt|tukula)-\d/;
    const colour = /(?<!, )#(?!fff\b|0000\b)[0-9a-f]{3,8}\b/i;
    const painting = rules.filter(
      ({ body, selector }) => !/^:where\(:root/.test(selector) && (palette.test(body) || colour.test(body)),
    );
    expect(painting).toEqual([]);
  });

  test('has no rule for any element beside another or within the first: a dialog at the end of the page would style all of it', () => {
    const anyElement = /:where\([^)]*\)[^ ]*(?: ~|:(?:not\(:)?(?:first|last|only|nth)-[^ ]*) \*/;
    expect(rules.map(({ selector }) => selector).filter((selector) => anyElement.test(selector))).toEqual([]);
  });
});
