import { Logo } from '@nzete/ui/Logo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The colours of the logo, where no stylesheet applies. */
export const ink = { paper: '#f6eedd', gold: '#ebb02d' } as const;

/** The proportions of the logo. */
const WIDTH = 44;
const HEIGHT = 52;

/** The design system's logo as a nested SVG with a gold seed; x and y are its top left corner. */
export function mark(x: number, y: number, height: number): string {
  const drawn = renderToStaticMarkup(createElement(Logo))
    .replaceAll(/var\([^,)]*,\s*([^)]*)\)/g, '$1')
    .replace(/ class="[^"]*"/, '')
    .replace('fill="currentColor"', `fill="${ink.gold}"`);
  const box = `x="${x}" y="${y}" width="${widthAt(height)}" height="${height}" color="${ink.paper}"`;
  return drawn.replace('<svg ', `<svg ${box} `);
}

/** The width of the logo at a height. */
export const widthAt = (height: number): number => (height * WIDTH) / HEIGHT;
