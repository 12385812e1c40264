import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeStream } from '../../db/backup/copy-file.ts';
import type { FileEntry } from '../../db/backup/manifest.ts';
import { runConcurrently } from '../../db/backup/run-concurrently.ts';

/** All files in a folder, by path, except hidden ones: temporary files of other programs. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort();
}

export async function copyContent(contentDir: string, folder: string): Promise<Record<string, FileEntry>> {
  const copied: Record<string, FileEntry> = {};
  if (!existsSync(contentDir)) return copied;
  await runConcurrently(await filesBelow(contentDir), async (name) => {
    const path = `content/${name}`;
    copied[path] = await writeStream(createReadStream(join(contentDir, name)), join(folder, path));
  });
  return copied;
}
