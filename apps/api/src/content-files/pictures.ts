import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { assertValid } from './json-file.ts';

/** Picture name to file name, written by the build. */
const manifestSchema = Type.Record(Type.String(), Type.String({ pattern: '^[a-z0-9.-]+$' }));

/** The URL of `picture:<name>` or `photo:<name>`. Throws if it does not exist. */
export type PictureAddress = (reference: string) => string;

export const PICTURE_REFERENCE = '^(?:picture|photo):[a-z0-9-]+$';

/** Whether a text names a picture, even if malformed. */
export const isPictureReference = (text: string) => /^(?:picture|photo):/.test(text);

export const photosFolder = (contentDir: string) => join(contentDir, 'pictures');

/** The file at the address of a picture (`/pictures/…`); `undefined` if there is none. */
export async function readPictureFile(
  folder: string,
  contentDir: string,
  address: string,
): Promise<Buffer | undefined> {
  const places = [folder, photosFolder(contentDir)].map((place) => join(place, basename(address)));
  const file = places.find((place) => existsSync(place));
  return file === undefined ? undefined : readFile(file);
}

/** Photos are looked up later, so added ones are found. Throws without generated pictures. */
export async function readPictures(folder: string, contentDir: string): Promise<PictureAddress> {
  const file = join(folder, 'manifest.json');
  const missing = `The pictures have not been generated: ${file} is missing. Run: npm run build`;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(missing);
  });
  const manifest = assertValid(file, manifestSchema, JSON.parse(text));
  const photoFile = photosIn(photosFolder(contentDir));
  return (reference) => {
    const name = reference.slice(reference.indexOf(':') + 1);
    if (reference.startsWith('photo:')) {
      const photo = photoFile(name);
      if (!photo) throw new StartupError(`The content uses the photo "${name}", which is not in ${contentDir}.`);
      return `/pictures/${photo}`;
    }
    const picture = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!picture) throw new StartupError(`The content uses the picture "${name}", which has not been generated.`);
    return `/pictures/${picture}`;
  };
}

/** The names and largest files of photos that staff have uploaded. */
export type UploadedPhotos = ReadonlyMap<string, string>;

export async function readUploadedPhotos(db: Kysely<Database>): Promise<UploadedPhotos> {
  const rows = await db.selectFrom('content_photo').select(['name', 'file']).execute();
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** One size of an uploaded photo. */
export async function readUploadedFile(db: Kysely<Database>, file: string): Promise<Buffer | undefined> {
  const rows = db.selectFrom('content_photo_file').select('base64').where('file', '=', file);
  const row = await rows.executeTakeFirst();
  return row && Buffer.from(row.base64, 'base64');
}

/** The address of uploaded photos too. */
export const withUploaded =
  (address: PictureAddress, photos: UploadedPhotos): PictureAddress =>
  (reference) => {
    const file = reference.startsWith('photo:') ? photos.get(reference.slice('photo:'.length)) : undefined;
    return file === undefined ? address(reference) : `/pictures/${file}`;
  };

/** The largest file of a photo, which names the others: `pump.1a2b3c4d.1920x1280.1920.jpg`. */
const LARGEST = /^([a-z0-9-]+)\.[0-9a-f]{8}\.(\d+)x\d+\.\2\.jpg$/;

/** Finds the file of a photo by name. The folder is read again when it has changed. */
function photosIn(folder: string): (name: string) => string | undefined {
  let readAt = 0;
  let files = new Map<string, string>();
  return (name) => {
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      files = new Map(changedAt ? readdirSync(folder).flatMap(entryOf) : []);
      readAt = changedAt;
    }
    return files.get(name);
  };
}

function entryOf(file: string): [name: string, file: string][] {
  const name = LARGEST.exec(file)?.[1];
  return name === undefined ? [] : [[name, file]];
}
