import sharp from 'sharp';
import { mark, widthAt } from '../../src/app/cards/mark.ts';
import { toIco } from './ico.ts';

/** The forest that the mark is on, which is also the colour of the browser's own bars. */
export const ground = '#0f2f23';

/** One file at the root of the site. */
export interface IconFile {
  fileName: string;
  type: string;
  source: string | Buffer;
}

interface Look {
  /** Height of the mark, as a part of the icon. */
  share: number;
  /** Corner radius as a part of the icon; phones cut their own. */
  corner?: number;
}

const tab: Look = { share: 0.92, corner: 0.06 };
const desktop: Look = { share: 0.76, corner: 0.06 };
const phone: Look = { share: 0.7 };
/** Whatever shape a phone cuts, the inner circle of 80% stays: the mark fits in it with its corners. */
const maskable: Look = { share: 0.6 };

/** The mark on a square of forest, as an SVG of 512 x 512 units. */
function iconSvg({ share, corner = 0 }: Look): string {
  const size = 512;
  const height = Math.round(size * share);
  const place = mark(Math.round((size - widthAt(height)) / 2), (size - height) / 2, height);
  const square = `<rect width="${size}" height="${size}" rx="${Math.round(size * corner)}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${square}${place}</svg>`;
}

/** Draws every icon. */
export async function drawIcons(): Promise<IconFile[]> {
  const png = async (fileName: string, look: Look, size: number): Promise<IconFile> => {
    return { fileName, type: 'image/png', source: await toPng(look, size) };
  };
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await toPng(tab, size) })));
  return [
    { fileName: 'favicon.svg', type: 'image/svg+xml', source: iconSvg(tab) },
    { fileName: 'favicon.ico', type: 'image/x-icon', source: toIco(small) },
    await png('apple-touch-icon.png', phone, 180),
    await png('icon-192.png', desktop, 192),
    await png('icon-512.png', desktop, 512),
    await png('icon-maskable-512.png', maskable, 512),
  ];
}

/** Drawn at its size, not made smaller afterwards, so that thin strokes stay sharp. */
async function toPng(look: Look, size: number): Promise<Buffer> {
  const svg = iconSvg(look).replace('<svg ', `<svg width="${size}" height="${size}" `);
  return await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}
