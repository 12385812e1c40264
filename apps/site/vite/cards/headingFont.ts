import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'woff2-encoder';

const compressed = new URL('../../../../packages/ui/src/fonts/ojuju-nzete-subset.woff2', import.meta.url);

/** Writes the heading face into a folder as TrueType, which is what resvg reads. */
export async function writeHeadingFont(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'heading.ttf');
  await writeWhole(file, await decompress(await readFile(compressed)));
  return file;
}

/** Renamed when whole, so that a build which is stopped, or runs beside another, leaves no half of a file. */
export async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  await writeFile(`${file}.${process.pid}.new`, data);
  await rename(`${file}.${process.pid}.new`, file);
}
