import { recordActions } from '../../../audit/actions.ts';
import type { Store } from '../../../db/types.ts';
import { type Crop, convertPhoto } from './convert-photo.ts';
import { nameOf } from './slug.ts';

const signatures = [
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [8, Buffer.from('WEBPVP8')],
] as const;

/** Whether the first bytes are those of a JPEG, PNG or WebP: a drawing may contain a script. */
const isPhoto = (bytes: Buffer) =>
  signatures.some(([start, wanted]) => bytes.subarray(start, start + wanted.length).equals(wanted));

export interface AddedPhoto {
  name: string;
  /** The address of its largest file. */
  src: string;
  width: number;
  height: number;
}

/**
 * Keeps a photo, or a part of it, in every size. `undefined` if it is not one, is damaged, has too
 * many pixels, or not that part.
 */
export async function addPhoto(
  { db }: Pick<Store, 'db'>,
  { bytes, fileName, crop }: { bytes: Buffer; fileName: string; crop?: Crop | undefined },
  who: string,
): Promise<AddedPhoto | undefined> {
  if (!isPhoto(bytes)) return undefined;
  const name = nameOf(fileName, crop ? Buffer.concat([bytes, Buffer.from(JSON.stringify(crop))]) : bytes, 'photo');
  const photo = await convertPhoto(bytes, name, crop).catch(() => undefined);
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
  return { name, src: `/pictures/${photo.largest}`, width: photo.width, height: photo.height };
}
