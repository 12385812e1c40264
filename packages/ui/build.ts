/**
 * Builds dist/: one module for each entry, the declarations, the two stylesheets, fonts, assets and
 * catalogues.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const here = import.meta.dirname;

function run(name: string, ...args: string[]) {
  execFileSync('npx', ['--no-install', name, ...args], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
}

run('tsup', '--silent');

// The compiler is many times quicker than bundling declarations; it leaves the sources' extensions
// in their imports. `@nzete/languages` is private: tsup bundles its code, and its declarations
// become part of ours.
run('tsc', '-p', '../languages/tsconfig.build.json', '--outDir', 'dist/types/languages');
run('tsc', '-p', 'tsconfig.build.json');
for (const file of globSync('dist/types/**/*.d.ts', { cwd: here })) {
  const path = join(here, file);
  const languages = relative(dirname(file), 'dist/types/languages/index.js').replaceAll('\\', '/');
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replaceAll(
        /(?<=from '|import\(")@nzete\/languages(?=['"])/g,
        languages.startsWith('.') ? languages : `./${languages}`,
      )
      .replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1.js'")
      .replaceAll(/(import\("\.[^"]*)\.tsx?"/g, '$1.js"'),
  );
}

for (const part of ['fonts', 'assets', 'locales', 'styles', 'tailwind.css']) {
  if (!existsSync(join(here, 'src', part))) continue;
  cpSync(join(here, 'src', part), join(here, 'dist', part), {
    recursive: true,
    filter: (source) => !source.endsWith('.test.ts'),
  });
}
// It stands beside the parts it was made of, so that their paths to fonts and pictures hold.
run('tailwindcss', '-i', 'src/styles.css', '-o', 'dist/styles/styles.css', '--minify');
