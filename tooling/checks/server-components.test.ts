/**
 * Only modules with hooks or handlers have `'use client'`; the others work in server components.
 */
import { execFileSync } from 'node:child_process';
import { languages } from '@nzete/languages';
import { describe, expect, test } from 'vitest';
import { packageExports } from '../../packages/ui/exports.ts';
import { root } from '../lib/setup.mjs';
import { sources, textOf } from './imports.ts';

const files = sources('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(stories|test|messages)\.tsx?$|\/(foundations|contrast)\//.test(file),
);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * Code that needs a browser: hooks (except `useId`), contexts, handlers, render functions, and
 * libraries that use them.
 */
const browserOnly = [
  /\buse(?!Id\b)[A-Z]\w*[(<]/,
  /\bcreateContext\b/,
  /\son[A-Z]\w*=\{/,
  /\{\(\w+\) =>/,
  /from '(react-intl|react-dom|react-aria|react-stately|@radix-ui)/,
];
const needsBrowser = (file: string) => {
  const text = withoutComments(textOf(file)).replaceAll(/^import type.*$/gm, '');
  return !file.endsWith('/index.ts') && browserOnly.some((pattern) => pattern.test(text));
};
const isMarked = (file: string) => textOf(file).startsWith("'use client';\n");

/** The output of a script that runs like a React server. */
function onServer(script: string): string {
  const conditions = ['react-server', 'module', '@nzete/source'].map((name) => `--conditions=${name}`);
  const loader = ['--import', './tooling/checks/reactServer.ts', '--input-type=module'];
  const result = execFileSync(process.execPath, [...conditions, ...loader, '--eval', script], { cwd: root });
  return String(result).trim();
}

describe('[LIB-02] modules of the package', () => {
  test("every file with hooks or handlers begins with 'use client'", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => needsBrowser(file) && !isMarked(file))).toEqual([]);
  });

  test("no other file has 'use client'", () => {
    expect(files.filter((file) => isMarked(file) && !needsBrowser(file))).toEqual([]);
  });

  test('the pure components are not marked', () => {
    const pure = ['Badge', 'IconButton', 'ProgressTrack', 'Sign', 'Skeleton', 'Spinner'].map(
      (name) => `primitives/${name}`,
    );
    const pages = ['CallToAction', 'Feature', 'ImpactCard', 'Section', 'ValueGrid'].map((name) => `components/${name}`);
    for (const path of [...pure, ...pages]) {
      const name = path.split('/').at(-1);
      expect(isMarked(`packages/ui/src/${path}/${name}.tsx`), path).toBe(false);
    }
  });
});

describe('[LIB-02] under the condition react-server', () => {
  test('every entry of the package can be imported', () => {
    const code = Object.entries(packageExports()).filter(([, target]) => JSON.stringify(target).includes('.js"'));
    const paths = code.map(([path]) => path.replace('.', '@nzete/ui'));
    const script = `for (const path of ${JSON.stringify(paths)}) await import(path); console.log('done');`;
    expect(paths.length).toBeGreaterThan(40);
    expect(onServer(script)).toBe('done');
  }, 30_000);

  test('formats, languages and variants are called, and pure components rendered', () => {
    const script = `
      import { defaultLanguages, formatDate, formatNumber } from '@nzete/ui/format';
      import { buttonVariants } from '@nzete/ui/Button';
      import { Badge } from '@nzete/ui/Badge';
      console.log(JSON.stringify([
        formatNumber(50000, 'fr'),
        formatDate('2026-07-30', 'ln'),
        defaultLanguages.map(({ code }) => code.toUpperCase()),
        buttonVariants({ variant: 'give' }).includes('nz:bg-give'),
        Badge({ tone: 'gold', children: 'New' }).props['data-slot'],
      ]));`;
    expect(JSON.parse(onServer(script))).toEqual([
      '50\u202f000',
      '30 sanza ya nsambo 2026',
      languages.map((code) => code.toUpperCase()),
      true,
      'badge',
    ]);
  }, 30_000);

  test('a component with hooks is a reference for the browser', () => {
    const script = `
      import { Button } from '@nzete/ui/Button';
      try { Button({}) } catch (error) { console.log(error.message) }`;
    expect(onServer(script)).toBe('Button is code for the browser');
  }, 30_000);
});
