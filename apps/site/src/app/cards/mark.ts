import { Logo } from '@nzete/ui/Logo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the mark is drawn in where no stylesheet reaches. */
export const ink = { paper: '#f6eedd', gold: '#ebb02d' } as const;

/** Proportions of the mark. */
const WIDTH = 44;
const HEIGHT = 52;

/** The design system's mark as an SVG inside another, its seed in gold, `height` high, its upper left corner at a point. */
export function mark(x: number, y: number, height: number): string {
  const drawn = renderToStaticMarkup(createElement(Logo))
    .replaceAll(/var\([^,)]*,\s*([^)]*)\)/g, '$1')
    .replace(/ class="[^"]*"/, '')
    .replace('fill="currentColor"', `fill="${ink.gold}"`);
  const box = `x="${x}" y="${y}" width="${widthAt(height)}" height="${height}" color="${ink.paper}"`;
  return drawn.replace('<svg ', `<svg ${box} `);
}

/** How wide the mark is at a height. */
export const widthAt = (height: number): number => (height * WIDTH) / HEIGHT;
