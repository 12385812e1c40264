import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KycFile } from '../records.ts';
import { extensionOf } from './file-type.ts';

/** Returns the written files, and the kinds of documents that cannot be decrypted. */
export async function writeDocuments(reference: string, documents: KycFile[], folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const unreadable: string[] = [];
  for (const { kind, type, bytes } of documents) {
    if (!bytes) {
      unreadable.push(`${reference}/${kind}`);
      continue;
    }
    const file = join(folder, `${reference}-${kind}${type ? `.${extensionOf(type)}` : ''}`);
    await writeFile(file, bytes, { mode: 0o600 });
    await chmod(file, 0o600); // an existing file keeps its mode otherwise
    written.push(file);
  }
  return { written, unreadable };
}
