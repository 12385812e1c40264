import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileName, storedContentFiles } from '../content-files/files.ts';
import { photosFolder, readUploadedFile } from '../content-files/pictures.ts';
import type { Store } from '../db/types.ts';
import { fileText } from './file-text.ts';
import { fileNameOf, filesFolder, openUploadedFile } from './uploaded-files.ts';

interface Exported {
  lists: number;
  photos: number;
  files: number;
}

/** Writes each published list as its content file, the uploaded photos and PDFs. Returns how many of each. */
export async function exportContent(store: Store, folder: string): Promise<Exported> {
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
  const pdfs = await exportPdfs(store, folder);
  return { lists: files.size, photos: new Set(photos.map(({ name }) => name)).size, files: pdfs };
}

async function exportPdfs({ db }: Store, folder: string): Promise<number> {
  const pdfs = await db.selectFrom('content_file').select('name').execute();
  if (pdfs.length > 0) await mkdir(filesFolder(folder), { recursive: true });
  for (const { name } of pdfs) {
    const file = await openUploadedFile(db, folder, `file:${name}`);
    const target = createWriteStream(join(filesFolder(folder), fileNameOf(name)));
    if (file) await pipeline(file.read(0, file.bytes - 1), target);
  }
  return pdfs.length;
}
