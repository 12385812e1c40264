import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/types.ts';

/** PDFs of reports, `file:<name>` in content: uploaded by staff, or in the folder of the content. */

/** Of the parts in the database, in bytes. */
const PART = 512 * 1_024;

export const filesFolder = (contentDir: string) => join(contentDir, 'files');

export const fileNameOf = (name: string) => `${name}.pdf`;

const nameIn = (reference: string) => reference.slice('file:'.length);

/** A PDF that is read part by part. */
export interface UploadedFile {
  bytes: number;
  /** Of exactly these bytes. */
  etag: string;
  /** Both ends are included. */
  read: (start: number, end: number) => Readable;
}

/** The names of all PDFs that content may name. */
export async function readFileNames(db: Kysely<Database>, contentDir: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('content_file').select('name').execute();
  return new Set([...rows.map(({ name }) => name), ...namesInFolder(contentDir)]);
}

/** Those of the folder, which has none before an export with PDFs. */
export function namesInFolder(contentDir: string): string[] {
  try {
    const files = readdirSync(filesFolder(contentDir));
    return files.filter((file) => file.endsWith('.pdf')).map((file) => file.slice(0, -'.pdf'.length));
  } catch {
    return [];
  }
}

async function* partsOf(db: Kysely<Database>, name: string, start: number, end: number) {
  for (let part = Math.floor(start / PART); part * PART <= end; part += 1) {
    const row = await db
      .selectFrom('content_file_part')
      .select('base64')
      .where('name', '=', name)
      .where('part', '=', part)
      .executeTakeFirstOrThrow();
    const first = part * PART;
    yield Buffer.from(row.base64, 'base64').subarray(Math.max(0, start - first), end + 1 - first);
  }
}

export async function openUploadedFile(
  db: Kysely<Database>,
  contentDir: string,
  reference: string,
): Promise<UploadedFile | undefined> {
  const name = nameIn(reference);
  const rows = db.selectFrom('content_file').select(['bytes', 'digest']).where('name', '=', name);
  const row = await rows.executeTakeFirst();
  if (row) {
    const read = (start: number, end: number) => Readable.from(partsOf(db, name, start, end));
    return { bytes: row.bytes, etag: `"${row.digest.slice(0, 32)}"`, read };
  }
  const file = join(filesFolder(contentDir), fileNameOf(name));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || found.size === 0) return undefined;
  const read = (start: number, end: number) => createReadStream(file, { start, end });
  return { bytes: found.size, etag: `"${found.size}-${Math.round(found.mtimeMs)}"`, read };
}

/** Keeps a PDF under a name. Returns whether it is new: the name has a hash of the file. */
export async function storeUploadedFile(
  trx: Transaction<Database>,
  { name, bytes, added_at, added_by }: { name: string; bytes: Buffer; added_at: string; added_by: string },
): Promise<boolean> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const added = await trx
    .insertInto('content_file')
    .values({ name, bytes: bytes.length, digest, added_at, added_by })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!added) return false;
  for (let part = 0; part * PART < bytes.length; part += 1) {
    const base64 = bytes.subarray(part * PART, (part + 1) * PART).toString('base64');
    await trx.insertInto('content_file_part').values({ name, part, base64 }).execute();
  }
  return true;
}
