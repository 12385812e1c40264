/**
 * Writes the package's public surface from its folders: one entry in package.json and one line in src/index.ts for each component.
 * `npm run exports -w packages/ui`; a test fails when either is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const packageFile = join(here, 'package.json');
const indexFile = join(here, 'src/index.ts');

/** What a host's tests load; apart from the others, because loading it changes the test's environment. */
export const testing = 'src/testing/index.ts';

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

const code = (source: string, name: string) => ({
  '@nzete/source': `./${source}`,
  types: `./dist/types/${source.slice('src/'.length, -'.ts'.length)}.d.ts`,
  default: `./dist/${name}.js`,
});

/** The `exports` of package.json. */
export function packageExports() {
  return {
    '.': code('src/index.ts', 'index'),
    ...Object.fromEntries(Object.entries(entries()).map(([name, source]) => [`./${name}`, code(source, name)])),
    './testing': code(testing, 'testing'),
    './styles.css': './dist/styles/styles.css',
    './styles.layer.css': './dist/styles/styles.layer.css',
    './foundation.css': { '@nzete/source': './src/styles/foundation.css', default: './dist/styles/foundation.css' },
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
