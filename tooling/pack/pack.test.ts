/** Tests the packages as users get them: packed, installed in a new app, built and rendered. */
import { cpSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../browser.ts';
import { readJson, root, writeText } from '../lib/files.ts';
import { inApp } from './freshApp.ts';
import { serveFolder } from './serveFolder.ts';

const app = inject('app') ?? '';

/**
 * This repository's export condition leads to source that is not packed
 * (docs/adr/0001-workspace.md).
 */
const ourCondition = '@nzete/source';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
});

/** The modules of an installed package: the import specifiers, and their files. */
function modulesOf(name: string): { path: string; file: string }[] {
  const folder = join(app, 'node_modules', name);
  const { exports } = readJson<{ exports: Record<string, string | { default: string }> }>(
    join(folder, 'package.json'),
    { exports: {} },
  );
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'object' && target.default.endsWith('.js')
      ? { path: join(name, subpath), file: join(folder, target.default) }
      : [],
  );
}

/** The bundle of one import after tree shaking. */
async function bundled(code: string): Promise<string> {
  const entry = join(app, 'src/alone.ts');
  writeText(entry, code);
  const lib: { entry: string; formats: ['es'] } = { entry, formats: ['es'] };
  const [output] = (await build({ root: app, configFile: false, logLevel: 'error', build: { lib, write: false } })) as [
    Rolldown.RolldownOutput, // one format, and nothing watches
  ];
  return output.output[0].code;
}

describe('[LIB-02] what is packed', () => {
  test.each(['@nzete/ui', '@nzete/api-client'])('%s holds no sources and no types without code', (name) => {
    const folder = join(app, 'node_modules', name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
    expect(files.filter((file) => /^src(\/|$)|(?<!\.d)\.tsx?$|\.stories\.|\.test\./.test(file))).toEqual([]);
    const declarations = files.filter((file) => file.endsWith('.d.ts'));
    const codeOf = (file: string) => file.replace(/\.d\.ts$/, '.js');
    expect(declarations.length).toBeGreaterThan(10);
    const ofStylesheets = 'dist/styles/stylesheet.d.ts';
    const alone = declarations.filter((file) => !files.includes(codeOf(file)) && file !== ofStylesheets);
    expect(alone).toEqual([]);
  });
});

type Target = string | { [condition: string]: Target };

/** The files of an `exports` target for all conditions. */
const targetsOf = (target: Target): string[] =>
  typeof target === 'string'
    ? [target]
    : Object.entries(target).flatMap(([condition, inner]) => (condition === ourCondition ? [] : targetsOf(inner)));

describe('[LIB-02] what the exports lead to', () => {
  test.each(['@nzete/ui', '@nzete/api-client'])('%s has every file of them', (name) => {
    const folder = join(app, 'node_modules', name);
    const { exports } = readJson<{ exports: Record<string, Target> }>(join(folder, 'package.json'), { exports: {} });
    const targets = Object.values(exports).flatMap(targetsOf);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => globSync(target, { cwd: folder }).length === 0)).toEqual([]);
  });
});

describe('[LIB-02] a fresh app outside the repository', () => {
  test('compiles against the types of both packages, as does every snippet of their READMEs', async () => {
    await inApp(app, 'npm exec -- tsc --noEmit');
  });

  test('finds every value that the types declare, and no other', async () => {
    const lines = await Promise.all(
      ['@nzete/ui', '@nzete/api-client'].flatMap(modulesOf).map(async ({ path, file }, index) => {
        const names = Object.keys(await import(pathToFileURL(file).href));
        const values = JSON.stringify(Object.fromEntries(names.map((name) => [name, true])));
        return `import * as m${index} from '${path}';\nexport const v${index}: Record<keyof typeof m${index}, true> = ${values};\n`;
      }),
    );
    writeText(join(app, 'src/values.ts'), lines.join(''));
    await inApp(app, 'npm exec -- tsc --noEmit');
  });

  test('takes what needs no store without RTK Query', async () => {
    const code = await bundled(`
      export { streamChat } from '@nzete/api-client/assistant';
      export { reportPdfUrl } from '@nzete/api-client/foundation';`);
    expect(code).toContain('text/event-stream');
    expect(code).not.toContain('nzeteApi');
  });

  test('builds, and shows a button and a hero in their colours, with a number in a language of its own', async () => {
    await inApp(app, 'npm exec -- vite build');
    const server = await serveFolder(join(app, 'dist'));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await page.goto(server.url);
      const button = page.getByRole('button', { name: 'Plant a tree' });
      await button.waitFor();
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(colour).not.toBe('rgba(0, 0, 0, 0)');
      await page.getByRole('heading', { level: 1, name: 'A forest follows' }).waitFor();
      await page.getByText('50.000').waitFor();
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      await server.stop();
    }
  });
});

describe('[LIB-41] the brand of the README', () => {
  test('is written by the installed program, and passes the installed check', async () => {
    const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
    const [, seeds = ''] = /^```json\n(\{\n {2}"ink"[\s\S]*?)^```$/m.exec(readme) ?? [];
    writeText(join(app, 'seeds.json'), seeds);
    await inApp(app, 'npm exec -- nzete-brand seeds.json > brand.css && npm exec -- nzete-contrast brand.css');
    expect(readFileSync(join(app, 'brand.css'), 'utf8')).toMatch(/--nz-light-primary: #4d2a78;/);
  });

  test('a seed that is missing is refused', async () => {
    writeText(join(app, 'seeds.json'), '{ "ink": "#000" }');
    await expect(inApp(app, 'npm exec -- nzete-brand seeds.json')).rejects.toThrow('ground: missing');
  });

  test('no component loads the library that computes it', () => {
    const files = globSync('node_modules/@nzete/ui/dist/**/*.js', { cwd: app });
    const loading = files.filter((file) => /from ?["']culori/.test(readFileSync(join(app, file), 'utf8')));
    expect(loading.length).toBeGreaterThan(0);
    expect(loading.filter((file) => !/dist\/(?:brand|contrast)\//.test(file.replaceAll('\\', '/')))).toEqual([]);
    const tools = /from ?["'][^"']*\/(?:brand|contrast)\//;
    const importing = files.filter((file) => tools.test(readFileSync(join(app, file), 'utf8')));
    expect(importing.filter((file) => !/dist\/(?:brand|contrast)\//.test(file.replaceAll('\\', '/')))).toEqual([]);
  });
});

describe('[LIB-22] a server of others', () => {
  test('is called by what nzete-client generates from its document, and it compiles', async () => {
    cpSync(join(root, 'tooling/pack/library'), join(app, 'src/library'), { recursive: true });
    await inApp(app, 'npm exec -- nzete-client generate src/library/library.json --out src/library');
    await inApp(app, 'npm exec -- tsc --noEmit');
    await inApp(app, 'npm exec -- vitest run --root src/library');
  });
});
