import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '../db/types.ts';
import { fileText } from './file-text.ts';
import { fileName, storedContentFiles } from './files.ts';
import { photosFolder, readUploadedFile } from './pictures.ts';

/** Writes each published list as its content file, and the uploaded photos. Returns how many of each. */
export async function exportContent(store: Store, folder: string): Promise<{ lists: number; photos: number }> {
  const files = await storedContentFiles(store);
  for (const [path, content] of files) {
    const file = join(folder, fileName(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fileText(content));
  }
  const photos = await store.db.selectFrom('content_photo_file').select(['file', 'name']).execute();
  if (photos.length > 0) await mkdir(photosFolder(folder), { recursive: true });
  for (const { file } of photos) {
    const bytes = await readUploadedFile(store.db, file);
    if (bytes) await writeFile(join(photosFolder(folder), file), bytes);
  }
  return { lists: files.size, photos: new Set(photos.map(({ name }) => name)).size };
}
