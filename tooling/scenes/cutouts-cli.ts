/**
 * Writes the silhouettes as SVG files, and says how large each is.
 *
 *   node tooling/scenes/cutouts-cli.ts <folder>
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutoutNames, cutoutSvg } from './cutouts.ts';

const [folder] = process.argv.slice(2);

if (!folder) {
  console.error('Say where to write: node tooling/scenes/cutouts-cli.ts <folder>');
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
for (const name of cutoutNames) {
  const svg = cutoutSvg(name);
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name.padEnd(20)} ${String(svg.length).padStart(5)} bytes`);
}
