/**
 * Builds dist/: a module and a declaration for each source file, the stylesheets, fonts, assets and catalogues.
 *
 * Nothing is bundled, so that every module keeps its own `'use client'` or goes without: a chunk of several would need it for one of them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const here = import.meta.dirname;

function run(name: string, ...args: string[]) {
  execFileSync('npx', ['--no-install', name, ...args], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
}

rmSync(join(here, 'dist'), { recursive: true, force: true });
// The compiler rewrites the extensions of imports in modules, and leaves those of declarations.
// `@nzete/languages` is private: its modules and declarations become part of ours.
const outDirs = ['--outDir', 'dist/languages', '--declarationDir', 'dist/types/languages'];
run('tsc', '-p', '../languages/tsconfig.build.json', ...outDirs);
run('tsc', '-p', 'tsconfig.build.json');
for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: here })) {
  const path = join(here, file);
  const languages = file.endsWith('.d.ts') ? 'dist/types/languages/index.js' : 'dist/languages/index.js';
  const toLanguages = relative(dirname(file), languages).replaceAll('\\', '/');
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replaceAll(
        /(?<=from ['"]|import\(")@nzete\/languages(?=['"])/g,
        toLanguages.startsWith('.') ? toLanguages : `./${toLanguages}`,
      )
      .replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1.js'")
      .replaceAll(/(import\("\.[^"]*)\.tsx?"/g, '$1.js"'),
  );
}

for (const part of ['fonts', 'assets', 'locales', 'styles']) {
  if (!existsSync(join(here, 'src', part))) continue;
  cpSync(join(here, 'src', part), join(here, 'dist', part), {
    recursive: true,
    filter: (source) => !source.endsWith('.test.ts'),
  });
}
// It is beside the parts it was made of, so that their paths to fonts and pictures hold.
const sheet = join(here, 'dist/styles/styles.css');
run('tailwindcss', '-i', 'src/styles.css', '-o', sheet, '--minify');
writeSheets(readFileSync(sheet, 'utf8'));

/** The sheet, and the same in a layer: without what only older browsers need, and with names of Tailwind's variables that no host has. */
function writeSheets(built: string) {
  const own = built.replace(/@layer properties\{@supports.*?\}\}\}/s, '').replaceAll('--tw-', '--nz-tw-');
  writeFileSync(sheet, own);
  writeFileSync(join(here, 'dist/styles/styles.layer.css'), `@layer nz{${own.trim()}}\n`);
}
