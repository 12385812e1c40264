import { createHash } from 'node:crypto';
import type { Store } from '../db/types.ts';
import { recordActions } from '../inbox/actions.ts';
import { convertPhoto } from './convert-photo.ts';

const signatures = [
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [8, Buffer.from('WEBPVP8')],
] as const;

/** Whether the first bytes are those of a JPEG, PNG or WebP: a drawing may contain a script. */
const isPhoto = (bytes: Buffer) =>
  signatures.some(([start, wanted]) => bytes.subarray(start, start + wanted.length).equals(wanted));

/** `Été à Nsélé (1).JPG` to `ete-a-nsele-1`. */
const slugOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '') || 'photo';

/** The name has a hash of the photo, so no photo ever replaces another that content may name. */
function nameOf(fileName: string, bytes: Buffer): string {
  return `${slugOf(fileName)}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
}

export interface AddedPhoto {
  name: string;
  width: number;
  height: number;
}

/** Keeps a photo in every size. `undefined` if it is not one, is damaged, or has too many pixels. */
export async function addPhoto(
  { db }: Pick<Store, 'db'>,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
  who: string,
): Promise<AddedPhoto | undefined> {
  if (!isPhoto(bytes)) return undefined;
  const name = nameOf(fileName, bytes);
  const photo = await convertPhoto(bytes, name).catch(() => undefined);
  if (!photo) return undefined;
  const added_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('content_photo')
      .values({ name, file: photo.largest, added_at, added_by: who })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    // The same photo again.
    if (!added) return;
    for (const [file, data] of photo.files) {
      await trx
        .insertInto('content_photo_file')
        .values({ file, name, base64: data.toString('base64') })
        .execute();
    }
    await recordActions(trx, [name], { who, action: 'added-photo' }, added_at);
  });
  return { name, width: photo.width, height: photo.height };
}
