import sharp from 'sharp';
import { mark, widthAt } from '../../src/app/cards/mark.ts';
import { toIco } from './ico.ts';

/** The background of the logo, and the theme colour. */
export const ground = '#0f2f23';

/** A file at the root of the site. */
export interface IconFile {
  fileName: string;
  type: string;
  source: string | Buffer;
}

interface Look {
  /** The height of the logo, as a share of the icon. */
  share: number;
  /** The corner radius, as a share of the icon; phones apply their own mask. */
  corner?: number;
}

const tab: Look = { share: 0.92, corner: 0.06 };
const desktop: Look = { share: 0.76, corner: 0.06 };
const phone: Look = { share: 0.7 };
/** Fits into the safe zone of maskable icons, a circle of 80%. */
const maskable: Look = { share: 0.6 };

/** The logo on its background, as an SVG of 512 x 512 units. */
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

/** Rendered at its final size, so that thin strokes stay sharp. */
async function toPng(look: Look, size: number): Promise<Buffer> {
  const svg = iconSvg(look).replace('<svg ', `<svg width="${size}" height="${size}" `);
  return await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}
