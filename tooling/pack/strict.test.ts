/** The packed packages in projects that check more than ours: strict types, and pnpm. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readJson, writeJson, writeText } from '../lib/files.ts';
import { run } from '../lib/run.mjs';
import { environment } from '../lib/setup.mjs';

const app = inject('app') ?? '';
const names = ['@nzete/ui', '@nzete/api-client'];

/** No types of a bundler, and nothing is excused. */
const strict = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  },
  files: ['everything.ts'],
};

/** Imports every module and every stylesheet of the packages. */
function everything(): string {
  const paths = names.flatMap((name) => {
    const { exports } = readJson<{ exports: Record<string, unknown> }>(
      join(app, 'node_modules', name, 'package.json'),
      {
        exports: {},
      },
    );
    return Object.keys(exports)
      .filter((path) => !/\*|package\.json/.test(path))
      .map((path) => join(name, path));
  });
  const lines = paths.map((path, index) => {
    if (path.endsWith('.css')) return `import '${path}';`;
    const names = path.endsWith('.json') ? `{ default as m${index} }` : `* as m${index}`;
    return `export ${names} from '${path}';`;
  });
  return `${lines.join('\n')}\n`;
}

function writeStrict(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, 'tsconfig.json'), strict);
  writeText(join(folder, 'everything.ts'), everything());
}

/** The errors of a compiler, without those inside of a dependency of a host, which are not ours. */
async function errorsOf(compiler: string, folder: string): Promise<string[]> {
  const command = `node ${join(app, 'node_modules', compiler, 'bin/tsc')} -p ${folder}`;
  const { output } = await run(command, undefined, { cwd: folder, env: environment(), limit: 240_000 });
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  return errors.filter((line) => !line.includes('node_modules/@reduxjs/toolkit/'));
}

describe('[LIB-02] strict types', () => {
  const folder = join(app, 'strict');
  beforeAll(() => writeStrict(folder));

  test.each(['typescript-5', 'typescript-6'])('of every module hold in %s', async (compiler) => {
    expect(await errorsOf(compiler, folder)).toEqual([]);
  });

  test('a wrong import is an error: without it nothing above would say anything', async () => {
    const wrong = join(app, 'wrong');
    writeStrict(wrong);
    writeText(join(wrong, 'everything.ts'), "import '@nzete/ui/no.css';\nexport { No } from '@nzete/ui/Button';\n");
    expect(await errorsOf('typescript-6', wrong)).toHaveLength(2);
  });
});

describe('[LIB-02] a project of pnpm, which sees only what it declares', () => {
  const folder = join(dirname(app), 'pnpm');
  const inFolder = (command: string) => run(command, undefined, { cwd: folder, env: environment(), limit: 240_000 });

  beforeAll(async () => {
    writeStrict(folder);
    const { dependencies, devDependencies } = readJson<Record<string, Record<string, string>>>(
      join(app, 'package.json'),
      {},
    );
    const types = ['@types/react', '@types/react-dom', 'msw'].map((name) => [name, devDependencies?.[name]]);
    const manifest = { name: 'pnpm-app', private: true, type: 'module', dependencies };
    writeJson(join(folder, 'package.json'), { ...manifest, devDependencies: Object.fromEntries(types) });
    const { code, output } = await inFolder(`${join(app, 'node_modules/.bin/pnpm')} install`);
    expect(code, output).toBe(0);
  });

  test('has the types of every module', async () => {
    expect(await errorsOf('typescript-6', folder)).toEqual([]);
  });

  test('renders on a server', async () => {
    const page = `
      import { Alert } from '@nzete/ui/Alert';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { IntlProvider } from 'react-intl';
      const alert = createElement(Alert, { title: 'Saved', icon: createElement('i', null, '!') });
      console.log(renderToString(createElement(IntlProvider, { locale: 'en' }, alert)));`;
    writeText(join(folder, 'page.mjs'), page);
    const { output } = await inFolder('node page.mjs');
    expect(output).toContain('<i>!</i>');
    expect(output).toContain('Saved');
  });

  test('[LANG-09] writes the catalogue of another language, and finds what it lacks', async () => {
    const messages = `${join(app, 'node_modules/.bin/pnpm')} exec nzete-messages es`;
    expect((await inFolder(messages)).code).toBe(0);
    const { code, output } = await inFolder(messages);
    expect(code).toBe(1);
    expect(output).toContain('missing  ui.Dialog.close');
    const file = join(folder, 'es.translation.json');
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    for (const entry of Object.values<Record<string, string>>(entries)) {
      entry.translation = entry.plural ?? entry.english ?? '';
    }
    writeFileSync(file, JSON.stringify(entries));
    expect((await inFolder(messages)).output).toContain('es.json has every message.');
  });

  test('[LANG-09] writes a catalogue of only the components that a folder imports', async () => {
    writeText(join(folder, 'small/page.mjs'), "import { Alert } from '@nzete/ui/Alert';");
    const messages = `${join(app, 'node_modules/.bin/pnpm')} exec nzete-messages it --folder small --used-in small`;
    const { code, output } = await inFolder(messages);
    expect(code, output).toBe(0);
    const ids = Object.keys(JSON.parse(readFileSync(join(folder, 'small/it.translation.json'), 'utf8')));
    expect(ids).toContain('ui.Alert.dismiss');
    expect(ids).not.toContain('ui.Dialog.close');
  });
});
