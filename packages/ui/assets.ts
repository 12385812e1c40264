import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tokensJson } from './tokens.ts';

/** Writes the non-code assets into dist: fonts, catalogues, styles, tokens. */
export async function buildAssets(): Promise<void> {
  for (const part of ['fonts', 'locales', 'styles']) {
    cpSync(`src/${part}`, `dist/${part}`, { recursive: true, filter: (source) => !source.endsWith('.test.ts') });
  }
  writeFileSync('dist/tokens.json', await tokensJson());
  cpSync('src/catalogue/messages.json', 'dist/catalogue/messages.json');
  writeFileSync('dist/styles/stylesheet.d.ts', 'export {};\n');
  buildSheets();
}

/**
 * Builds the stylesheet, and the same in a cascade layer: without fallbacks for older browsers, and
 * with unique names for Tailwind's variables. The output is next to its sources, so that their
 * relative paths to fonts and pictures still work.
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
