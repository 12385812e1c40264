/**
 * Writes the package's public surface from its folders: one entry in package.json and one line in src/index.ts for each component.
 * `npm run exports -w packages/ui`; a test fails when either is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const packageFile = join(here, 'package.json');
const indexFile = join(here, 'src/index.ts');

/** Public name -> source file, in the order of the folders. */
export function entries(): Record<string, string> {
  const folder = (path: string) =>
    readdirSync(join(here, 'src', path))
      .filter((name) => existsSync(join(here, 'src', path, name, 'index.ts')))
      .map((name) => [name, `src/${path}/${name}/index.ts`]);
  return Object.fromEntries([
    ['NzeteProvider', 'src/provider/index.ts'],
    ['format', 'src/format/index.ts'],
    ...folder('primitives'),
    ...folder('components'),
  ]);
}

const code = (source: string) => {
  const module = source.slice('src/'.length, -'.ts'.length);
  return { '@nzete/source': `./${source}`, types: `./dist/types/${module}.d.ts`, default: `./dist/${module}.js` };
};

/** The `exports` of package.json. */
export function packageExports() {
  return {
    '.': code('src/index.ts'),
    ...Object.fromEntries(Object.entries(entries()).map(([name, source]) => [`./${name}`, code(source)])),
    './styles.css': './dist/styles/styles.css',
    './styles.layer.css': './dist/styles/styles.layer.css',
    './foundation.css': { '@nzete/source': './src/styles/foundation.css', default: './dist/styles/foundation.css' },
    './fonts.css': { '@nzete/source': './src/styles/fonts.css', default: './dist/styles/fonts.css' },
    './fonts/*.woff2': { '@nzete/source': './src/fonts/*.woff2', default: './dist/fonts/*.woff2' },
    './splash.css': { '@nzete/source': './src/styles/splash.css', default: './dist/styles/splash.css' },
    './locales/*.json': { '@nzete/source': './src/locales/*.json', default: './dist/locales/*.json' },
    './package.json': './package.json',
  };
}

/** The text of src/index.ts. */
export function indexSource(): string {
  const lines = Object.values(entries())
    .toSorted()
    .map((source) => `export * from './${source.slice('src/'.length)}';`);
  return `// Written by exports.ts from the folders. Import a component by its own path where every byte counts.\n${lines.join('\n')}\n`;
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8'));
  manifest.exports = packageExports();
  writeFileSync(packageFile, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(indexFile, indexSource());
}
