import { randomUUID } from 'node:crypto';
import { sealedWith } from '../../crypto/seal.ts';
import type { Store } from '../../db/types.ts';
import type { S3Files } from '../../files/s3-files.ts';
import { StartupError } from '../../startup-error.ts';

/** Instead of the encrypted bytes: the id of their key, and the name of the file with them. */
const STORED = /^1\.[^.]*\.@([\w-]+)$/;

const fileOf = (reference: string, kind: string, id: string) => `${reference}/${kind}/${id}`;

/** The row of a document, or the beginning of its content. */
interface Row {
  reference: string;
  kind: string;
  content: string;
}

/** The name of the file with the document; `undefined` if the row contains it. */
export function fileNameOf({ reference, kind, content }: Row): string | undefined {
  const [, id] = STORED.exec(content) ?? [];
  return id && fileOf(reference, kind, id);
}

/** Returns the content of the row: the document itself, or where it is in the object storage. */
export async function storeContent(
  { files }: Pick<Store, 'files'>,
  { reference, kind }: { reference: string; kind: string },
  sealed: string,
): Promise<string> {
  if (!files) return sealed;
  const id = randomUUID();
  await files.put(fileOf(reference, kind, id), sealed);
  return `1.${sealedWith(sealed)}.@${id}`;
}

/** Deletes the file of a replaced row, if it has one. */
export async function deleteContent(
  { files }: Pick<Store, 'files'>,
  { reference, kind }: { reference: string; kind: string },
  content: string,
): Promise<void> {
  const [, id] = STORED.exec(content) ?? [];
  if (id) await files?.delete(fileOf(reference, kind, id));
}

/** Throws a `StartupError` if it is in a file and no object storage is configured. */
export async function readContent({ files }: { files?: Pick<S3Files, 'get'> }, row: Row): Promise<string> {
  const name = fileNameOf(row);
  if (!name) return row.content;
  if (!files) throw new StartupError('Documents are in a storage: set DOCUMENTS_URL as for the server.');
  return (await files.get(name)) ?? '';
}

/** Also those of broken uploads. Call it before the rows are deleted, so that it can be retried. */
export async function deleteFiles({ files }: Pick<Store, 'files'>, references: string[]): Promise<void> {
  if (!files) return;
  for (const reference of references) {
    for (const name of await files.list(`${reference}/`)) await files.delete(name);
  }
}

/** Replaces the document of a row, unless it has changed meanwhile. Returns whether it has not. */
export async function replaceContent(store: Store, row: Row, sealed: string): Promise<boolean> {
  const { reference, kind } = row;
  const content = await storeContent(store, row, sealed);
  const { numUpdatedRows } = await store.db
    .updateTable('kyc_document')
    .set({ content })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('content', '=', row.content)
    .executeTakeFirstOrThrow();
  const isReplaced = numUpdatedRows === 1n;
  await deleteContent(store, row, isReplaced ? row.content : content);
  return isReplaced;
}

/** All documents, one after the other: together they may exceed the memory. */
export async function* readRows({ db }: Store): AsyncGenerator<Row> {
  for (const { reference, kind } of await db.selectFrom('kyc_document').select(['reference', 'kind']).execute()) {
    const row = await db
      .selectFrom('kyc_document')
      .select(['reference', 'kind', 'content'])
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (row) yield row;
  }
}

/** Returns their number. Skips documents that are replaced meanwhile. */
export async function moveToFiles(store: Store): Promise<number> {
  let moved = 0;
  for await (const row of readRows(store)) {
    const isInDatabase = row.content !== '' && !STORED.test(row.content);
    if (isInDatabase && (await replaceContent(store, row, row.content))) moved += 1;
  }
  return moved;
}
