import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

/** Puts beside the modules in dist what is not code: fonts, catalogues, styles. */
export function buildAssets() {
  for (const part of ['fonts', 'locales', 'styles']) {
    cpSync(`src/${part}`, `dist/${part}`, { recursive: true, filter: (source) => !source.endsWith('.test.ts') });
  }
  buildSheets();
}

/**
 * The sheet, and the same in a layer: without what only older browsers need, and with names of
 * Tailwind's variables that no host has. It is beside the parts it was made of, so that their paths
 * to fonts and pictures hold.
 */
function buildSheets() {
  const sheet = 'dist/styles/styles.css';
  const args = ['--no-install', 'tailwindcss', '-i', 'src/styles.css', '-o', sheet, '--minify'];
  execFileSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const built = readFileSync(sheet, 'utf8');
  const own = built.replace(/@layer properties\{@supports.*?\}\}\}/s, '').replaceAll('--tw-', '--nz-tw-');
  writeFileSync(sheet, own);
  writeFileSync('dist/styles/styles.layer.css', `@layer nz{${own.trim()}}\n`);
}
