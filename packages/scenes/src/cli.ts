/**
 * Writes pictures as SVG files, and prints their sizes.
 *
 *   node packages/scenes/src/cli.ts <folder> [name…]   the named pictures, or all of them
 *   node packages/scenes/src/cli.ts <folder> --sheet   also index.html with all pictures
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPictureName, pictureNames, renderPicture } from './index.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'boolean', default: false } },
});
const [folder, ...names] = positionals;

if (!folder) {
  console.error('Usage: node packages/scenes/src/cli.ts <folder> [name…] [--sheet]');
  process.exit(1);
}

const unknown = names.filter((name) => !isPictureName(name));
if (unknown.length > 0) {
  console.error(`Unknown picture: ${unknown.join(', ')}. Pictures: ${pictureNames.join(', ')}.`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
const written = (names.length > 0 ? names : pictureNames).map((name) => {
  const svg = renderPicture(name);
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name.padEnd(28)} ${String(svg.length).padStart(6)} bytes`);
  return { name, bytes: svg.length };
});

if (values.sheet) {
  const figures = written.map(
    ({ name, bytes }) =>
      `<figure><img src="${name}.svg" alt="" width="600" height="400"><figcaption>${name} <b>${bytes}</b></figcaption></figure>`,
  );
  const style = `body{margin:16px;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));font:14px system-ui;background:#F6EEDD;color:#15231B}figure{margin:0}img{width:100%;height:auto;display:block}b{float:right}`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${figures.join('')}</html>`;
  writeFileSync(join(folder, 'index.html'), page);
  console.log(join(folder, 'index.html'));
}
