import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'woff2-encoder';

const compressed = new URL('../../../../packages/ui/src/fonts/ojuju-nzete-subset.woff2', import.meta.url);

/** Writes the heading font as TrueType, because resvg does not read WOFF2. */
export async function writeHeadingFont(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'heading.ttf');
  await writeAtomically(file, await decompress(await readFile(compressed)));
  return file;
}

/** Writes a file atomically, in case the build is stopped or runs twice. */
export async function writeAtomically(file: string, data: Uint8Array): Promise<void> {
  await writeFile(`${file}.${process.pid}.new`, data);
  await rename(`${file}.${process.pid}.new`, file);
}
