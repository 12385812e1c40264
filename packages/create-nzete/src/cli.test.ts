import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkedFolder, checkedLanguage, checkedTemplate, create, templates } from './create.ts';

const folder = mkdtempSync(join(tmpdir(), 'create-nzete-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const readJson = (...path: string[]) => JSON.parse(read(...path));

const run = (...args: string[]) =>
  new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
    const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
    execFile(process.execPath, [cli, ...args], { cwd: folder }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    ).stdin?.end();
  });

const written = (name: string, language: string) =>
  create({ folder: join(folder, name), template: 'vite', name: 'Fondation "Ceiba"', language });

describe('[LIB-23] the command', () => {
  test('takes every answer as an option', async () => {
    const { code, out } = await run('given', '--template', 'next', '--name', 'Ceiba', '--language', 'fr');
    expect(code).toBe(0);
    expect(out).toContain('cd given');
    expect(readJson('given', 'package.json')).toMatchObject({ name: 'given', scripts: { dev: 'next dev' } });
    expect(read('given', 'src/site.ts')).toContain('export const name = "Ceiba";');
  });

  test('without a terminal takes the defaults', async () => {
    const { code } = await run();
    expect(code).toBe(0);
    expect(readJson('my-foundation', 'package.json').scripts.dev).toBe('vite');
    expect(read('my-foundation', 'src/site.ts')).toContain('export const name = "my-foundation";');
    expect(read('my-foundation', 'src/languages.ts')).toContain('code: \'es\', name: "Español"');
  });

  test('prints its help', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm create nzete@latest \[folder\] -- \[options\]/);
  });

  test.each<[string[], number, RegExp]>([
    [
      ['new', '--template', 'angular'],
      1,
      /^There is no template "angular"\. Choose one of vite, react-router, next\.\n$/,
    ],
    [['new', '--language', 'not a code'], 1, /^"not a code" is no language code\. Use one such as es/],
    [['new', '--language', 'en-GB'], 1, /^English is the first language: choose another\.\n$/],
    [['one', 'two'], 2, /^One folder at a time; this is another: two\n\nUsage:/],
    [['new', '--lang', 'es'], 2, /^Unknown option '--lang'/],
  ])('%j ends with an error, and writes nothing', async (args, expected, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(expected);
    expect(err).toMatch(message);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test('overwrites nothing', async () => {
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full/mine.txt'), 'mine');
    const { code, err } = await run('full');
    expect(code).toBe(1);
    expect(err).toBe('full is not empty. Choose a new folder.\n');
    expect(readdirSync(join(folder, 'full'))).toEqual(['mine.txt']);
  });
});

describe('[LIB-23] the answers', () => {
  test('are checked', () => {
    expect(checkedTemplate('react-router')).toBe('react-router');
    expect(checkedLanguage('PT-br')).toBe('pt-BR');
    expect(checkedFolder(join(folder, 'not-there'))).toContain('not-there');
  });

  test('a language of the package has its texts from there', () => {
    written('french', 'fr');
    expect(read('french', 'src/languages.ts')).toContain("import components from '@nzete/ui/locales/fr.json';");
    expect(readdirSync(join(folder, 'french/src/locales'))).toEqual(['page']);
    expect(readJson('french', 'src/locales/page/fr.json')['chat.title']).toBe('Interroger nos relevés');
  });

  test('a language without prepared texts begins in English, in its direction', () => {
    written('arabic', 'ar');
    expect(read('arabic', 'src/languages.ts')).toContain("code: 'ar', name: \"العربية\", direction: 'rtl'");
    expect(readJson('arabic', 'src/locales/page/ar.json')).toEqual(readJson('arabic', 'src/locales/page/en.json'));
    expect(readJson('arabic', 'src/locales/components/ar.json')).toEqual({});
  });

  test('a name is a string of the code', () => {
    written('quotes', 'es');
    expect(read('quotes', 'src/site.ts')).toContain('export const name = "Fondation \\"Ceiba\\"";');
  });
});

describe('[LIB-23] the templates', () => {
  test('have the prepared texts of every English one', () => {
    const english = Object.keys(readJson('my-foundation', 'src/locales/page/en.json'));
    for (const language of ['es', 'fr']) {
      written(`texts-${language}`, language);
      expect(Object.keys(readJson(`texts-${language}`, `src/locales/page/${language}.json`))).toEqual(english);
    }
  });

  const root = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
  const manifests = ['package.json', 'apps/site/package.json', 'packages/api-client/package.json'].map(root);
  const foreign = root('tooling/pack/package.json');

  test.each(templates)('%s has exact versions, which are those that this repository is tested with', (template) => {
    const { dependencies, devDependencies } = root(`packages/create-nzete/templates/${template}/package.json`);
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@nzete/')) continue;
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const pinned = [...manifests, foreign]
        .map((manifest) => manifest.dependencies?.[name] ?? manifest.devDependencies?.[name])
        .find(Boolean);
      // An alias of this repository: `npm:typescript@7.0.2`.
      if (pinned && name !== 'typescript') expect(version, name).toBe(pinned);
    }
  });
});
