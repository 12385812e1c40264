import { randomUUID } from 'node:crypto';
import { sealedWith } from '../crypto/seal.ts';
import type { Store } from '../db/types.ts';
import type { Files } from '../files/files.ts';
import { StartupError } from '../startup-error.ts';

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
export async function readContent({ files }: { files?: Pick<Files, 'get'> | undefined }, row: Row): Promise<string> {
  const name = fileNameOf(row);
  if (!name) return row.content;
  if (!files) throw new StartupError('Documents are in a storage: set DOCUMENTS_URL as for the server.');
  return (await files.get(name)) ?? '';
}

const isInDatabase = (content: string): boolean => !STORED.test(content);

/** Also those of broken uploads. Call it before the rows are deleted, so that it can be retried. */
export async function deleteFiles({ files }: Pick<Store, 'files'>, references: string[]): Promise<void> {
  if (!files) return;
  for (const reference of references) {
    for (const name of await files.list(`${reference}/`)) await files.delete(name);
  }
}

/** Returns their number. Skips documents that are replaced meanwhile. */
export async function moveToFiles(store: Store): Promise<number> {
  let moved = 0;
  for (const { reference, kind } of await store.db.selectFrom('kyc_document').select(['reference', 'kind']).execute()) {
    const row = store.db
      .selectFrom('kyc_document')
      .select('content')
      .where('reference', '=', reference)
      .where('kind', '=', kind);
    const old = (await row.executeTakeFirst())?.content;
    if (!old || !isInDatabase(old)) continue;
    const content = await storeContent(store, { reference, kind }, old);
    const { numUpdatedRows } = await store.db
      .updateTable('kyc_document')
      .set({ content })
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .where('content', '=', old)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) moved += 1;
    else await deleteContent(store, { reference, kind }, content);
  }
  return moved;
}
