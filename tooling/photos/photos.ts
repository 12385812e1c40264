import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { convertPhoto } from '../../apps/api/src/content/editing/files/convert-photo.ts';
import { entriesFor, type PhotoEntry } from './entries.ts';

/** An error that the user can correct; only its message is printed. */
export class PhotoError extends Error {}

const READABLE = /\.(?:jpe?g|png|webp|tiff?)$/i;
const FROM_AN_IPHONE = /\.hei[cf]$/i;
/** A narrower photo looks blurred across a large screen. */
const GOOD_WIDTH = 1440;
/** Written beside the originals, for the person who writes the texts. */
const ENTRIES_FILE = 'entries.json';

/** `Été à Nsélé (1).JPG` to `ete-a-nsele-1`. */
export const nameOf = (file: string) =>
  parse(file)
    .name.normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The originals of a folder by photo name. */
async function originalsIn(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder).catch(() => {
    throw new PhotoError(`There is no folder ${folder}.`);
  });
  const heic = found.filter((file) => FROM_AN_IPHONE.test(file));
  if (heic.length > 0)
    throw new PhotoError(`${heic.join(', ')}: save it as JPEG first. (On an iPhone: share it by mail to yourself.)`);
  const originals = new Map<string, string>();
  for (const file of found.filter((each) => READABLE.test(each)).toSorted()) {
    const name = nameOf(file);
    if (!name) throw new PhotoError(`${file}: rename it, with letters such as in evening-at-the-pump.jpg.`);
    const other = originals.get(name);
    if (other) throw new PhotoError(`${other} and ${file} would both be "${name}": rename one of them.`);
    originals.set(name, file);
  }
  if (originals.size === 0) throw new PhotoError(`There is no photo in ${folder}: .jpg, .png, .webp or .tiff.`);
  return originals;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

function described(name: string, file: string, { files, width, height }: Awaited<ReturnType<typeof convertPhoto>>) {
  const sizes = [...files.values()].map(({ length }) => length);
  const note = width < GOOD_WIDTH ? ` It is narrower than ${GOOD_WIDTH} px: it may look blurred.` : '';
  return [
    `photo:${name}  from ${file}`,
    `  ${width} x ${height} px upright, ${files.size} files of ${kilobytes(Math.min(...sizes))} to ${kilobytes(Math.max(...sizes))}.${note}`,
  ];
}

async function readEntries(file: string): Promise<PhotoEntry[]> {
  if (!existsSync(file)) return [];
  try {
    // Written below, and edited by the staff.
    return JSON.parse(await readFile(file, 'utf8')) as PhotoEntry[];
  } catch {
    throw new PhotoError(`${file} is not valid JSON: correct it, or delete it to create a new one.`);
  }
}

/**
 * Converts every photo of a folder, and adds an entry for each that the content does not have yet.
 *
 * @returns a line for each result
 * @throws {PhotoError} if something must be corrected first
 */
export async function makePhotos(folder: string, contentDir: string): Promise<string[]> {
  const originals = await originalsIn(folder);
  const target = join(contentDir, 'pictures');
  await mkdir(target, { recursive: true });
  const lines: string[] = [];
  for (const [name, file] of originals) {
    const photo = await convertPhoto(await readFile(join(folder, file)), name).catch((error: Error) => {
      throw new PhotoError(`${file} cannot be read as a picture: ${error.message}`);
    });
    const before = (await readdir(target)).filter((each) => each.startsWith(`${name}.`) && !photo.files.has(each));
    for (const [each, data] of photo.files) await writeFile(join(target, each), data);
    for (const each of before) await rm(join(target, each));
    lines.push(...described(name, file, photo));
  }
  lines.push(`Written to ${target}. What the cameras had written into them (place, time) is not in these files.`);
  const file = join(folder, ENTRIES_FILE);
  const entries = entriesFor([...originals.keys()], contentDir, await readEntries(file));
  if (entries.length === 0)
    return [...lines, 'The content names all of them: nothing else is to be done but content:load.'];
  await writeFile(file, `${JSON.stringify(entries, null, 2)}\n`);
  return [...lines, `Their entries for the content, with texts for you to write, are in ${file}.`];
}
