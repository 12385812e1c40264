import { join } from 'node:path';
import { hashStream, writeStream } from '../../db/backup/copy-file.ts';
import { type FileEntry, filesOf, type Manifest } from '../../db/backup/manifest.ts';
import { runConcurrently } from '../../db/backup/run-concurrently.ts';
import type { S3Files } from '../../files/s3-files.ts';
import { StartupError } from '../../startup-error.ts';

/** Adds the document's name, which the storage's errors do not contain. */
const naming = (name: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartupError(`The document ${name} could not be copied: ${reason}. Try again.`);
};

/** The copied files by their path in the backup, and the documents that were missing. */
interface Copied {
  files: Record<string, FileEntry>;
  missing: string[];
}

/** A missing document was erased meanwhile, or is lost. Throws if the storage fails. */
export async function copyDocuments(files: S3Files | undefined, names: string[], folder: string): Promise<Copied> {
  if (!files) return { files: {}, missing: names };
  const copied: Copied = { files: {}, missing: [] };
  const copy = async (name: string) => {
    const source = await files.stream(name);
    const path = `documents/${name}`;
    if (source) copied.files[path] = await writeStream(source, join(folder, path));
    else copied.missing.push(name);
  };
  await runConcurrently(names, (name) => copy(name).catch(naming(name)));
  return copied;
}

/** Those that are missing or differ. Returns how many were restored. */
export async function putDocuments(files: S3Files, from: string, manifest: Manifest): Promise<number> {
  let count = 0;
  const put = async (name: string, { sha256 }: FileEntry) => {
    const there = await files.stream(name);
    if (there && (await hashStream(there)) === sha256) return;
    await files.putFile(name, join(from, 'documents', name), sha256);
    count += 1;
  };
  await runConcurrently(filesOf(manifest, 'documents'), ([name, entry]) => put(name, entry).catch(naming(name)));
  return count;
}
