/**
 * The silhouettes inside the design system's stylesheet, as custom properties.
 *
 *   node packages/scenes/src/silhouettes.ts    writes packages/ui/src/styles/silhouettes.css
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { cutoutSvg, frondPath } from './cutouts.ts';

/** The stylesheet part. */
const silhouettesFile = new URL('../../ui/src/styles/silhouettes.css', import.meta.url);

/** The leaves in the corner of the call to action: a fan of five from one root. */
function frondsSvg(): string {
  const fan = [
    [40, -124, 1.2, '#212121'],
    [60, -6, 1.1, '#212121'],
    [60, -96, 1.25, '#444'],
    [60, -62, 1.4, '#707070'],
    [60, -30, 1.3, '#444'],
  ];
  const leaves = fan.map(
    ([x, turn, k, colour]) =>
      `<use href="#f" fill="${colour}" transform="translate(${x} 310)rotate(${turn})scale(${k})"/>`,
  );
  const defs = `<defs><path id="f" d="${frondPath()}"/></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 300">${defs}${leaves.join('')}</svg>`;
}

/** The stylesheet part. The same frond is in all of them, so that together they compress to little more than one. */
export function silhouettesCss(): string {
  const drawings = {
    overhang: cutoutSvg('hero-overhang-wide'),
    hill: cutoutSvg('hero-hill-wide'),
    // Its crowns and leaves rise above the drawing's own box: 40 units more keep them from being cut straight.
    'hill-phone': cutoutSvg('hero-hill-phone').replace('0 0 360 110', '0 -40 360 150'),
    fronds: frondsSvg(),
    treeline: cutoutSvg('treeline'),
  };
  const lines = Object.entries(drawings).map(([name, svg]) => `  --nz-art-${name}: url("${dataUrl(svg)}");`);
  return `/* Written by packages/scenes/src/silhouettes.ts: change the drawing there. */\n:where(:root) {\n${lines.join('\n')}\n}\n`;
}

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;

/** What is in the file now. */
export const silhouettesWritten = () => readFileSync(silhouettesFile, 'utf8');

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) writeFileSync(silhouettesFile, silhouettesCss());
