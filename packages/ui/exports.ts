/**
 * Writes the package's public surface from its folders: for each component one entry in package.json, one line in
 * src/index.ts and one row of the table in the README.
 * `npm run exports -w packages/ui`; a test fails when either is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const packageFile = join(here, 'package.json');
const indexFile = join(here, 'src/index.ts');
const readmeFile = join(here, 'README.md');

/** What a host's tests load; apart from the others, because loading it changes the test's environment. */
export const testing = 'src/testing/index.ts';

const namesIn = (path: string) =>
  readdirSync(join(here, 'src', path)).filter((name) => existsSync(join(here, 'src', path, name, 'index.ts')));

/** Public name -> source file, in the order of the folders. */
export function entries(): Record<string, string> {
  const folder = (path: string) => namesIn(path).map((name) => [name, `src/${path}/${name}/index.ts`]);
  return Object.fromEntries([
    ['NzeteProvider', 'src/provider/index.ts'],
    ['format', 'src/format/index.ts'],
    ...folder('primitives'),
    ...folder('components'),
  ]);
}

const code = (source: string) => {
  const module = source.slice('src/'.length, -'.ts'.length);
  return { '@nzete/source': `./${source}`, types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
};

const built = (file: string) => ({ '@nzete/source': `./src/${file}`, default: `./dist/${file}` });

const locales = () => readdirSync(join(here, 'src/locales')).toSorted();

/** The `exports` of package.json. */
export function packageExports() {
  return {
    '.': code('src/index.ts'),
    ...Object.fromEntries(Object.entries(entries()).map(([name, source]) => [`./${name}`, code(source)])),
    './testing': code(testing),
    './styles.css': './dist/styles/styles.css',
    './styles.layer.css': './dist/styles/styles.layer.css',
    './foundation.css': built('styles/foundation.css'),
    './fonts.css': built('styles/fonts.css'),
    './fonts/*.woff2': './dist/fonts/*.woff2',
    './splash.css': built('styles/splash.css'),
    ...Object.fromEntries(locales().map((file) => [`./locales/${file}`, built(`locales/${file}`)])),
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

/** The first sentence of a component's docstring; a folder of functions says it at the head of its index. */
function purposeOf(path: string, name: string): string {
  const [file, head] = existsSync(join(here, 'src', path, name, `${name}.tsx`))
    ? [`${name}.tsx`, new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`)]
    : ['index.ts', /^\/\*\*([\s\S]*?)\*\//];
  const text = head.exec(readFileSync(join(here, 'src', path, name, file), 'utf8'))?.[1];
  if (!text) throw new Error(`${path}/${name}/${file} does not say what ${name} is for`);
  return text
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .trim()
    .replace(/\.(\s.*)?$/, '');
}

/** The rows of the README's table of components. */
function componentRows(): string {
  const rows = ['primitives', 'components'].flatMap((path) =>
    namesIn(path).map((name) => `| \`${name}\` | ${purposeOf(path, name)} |`),
  );
  return rows.join('\n');
}

/** The README with its table renewed. */
export const readmeSource = (readme: string) =>
  readme.replace(/(?<=^\| Import \| What it is \|\n\|---\|---\|\n)(\|.*\n)*/m, () => `${componentRows()}\n`);

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8'));
  manifest.exports = packageExports();
  writeFileSync(packageFile, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(indexFile, indexSource());
  writeFileSync(readmeFile, readmeSource(readFileSync(readmeFile, 'utf8')));
}
