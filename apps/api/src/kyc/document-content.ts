import { randomUUID } from 'node:crypto';
import { sealedWith } from '../crypto/seal.ts';
import type { Store } from '../db/types.ts';
import type { Files } from '../files/files.ts';
import { StartupError } from '../startup-error.ts';

/** In place of the sealed bytes, after the id of their key: the name of the file that holds them. */
const STORED = /^1\.[^.]*\.@([\w-]+)$/;

const fileOf = (reference: string, kind: string, id: string) => `${reference}/${kind}/${id}`;

/** The row of a document, or the beginning of its content. */
interface Row {
  reference: string;
  kind: string;
  content: string;
}

/** The name of the file that holds the document of a row; `undefined` when the row holds it itself. */
export function fileNameOf({ reference, kind, content }: Row): string | undefined {
  const [, id] = STORED.exec(content) ?? [];
  return id && fileOf(reference, kind, id);
}

/** Keeps a sealed document, in a file when there is a place for files, and gives what its row holds. */
export async function keepContent(
  { files }: Pick<Store, 'files'>,
  { reference, kind }: { reference: string; kind: string },
  sealed: string,
): Promise<string> {
  if (!files) return sealed;
  const id = randomUUID();
  await files.put(fileOf(reference, kind, id), sealed);
  return `1.${sealedWith(sealed)}.@${id}`;
}

/** Deletes the file of a row that is replaced; a row that holds the document itself has none. */
export async function dropContent(
  { files }: Pick<Store, 'files'>,
  { reference, kind }: { reference: string; kind: string },
  content: string,
): Promise<void> {
  const [, id] = STORED.exec(content) ?? [];
  if (id) await files?.delete(fileOf(reference, kind, id));
}

/**
 * The sealed document of a row.
 *
 * @throws {StartupError} when it is in a file and no place for files is set.
 */
export async function readContent({ files }: { files?: Pick<Files, 'get'> | undefined }, row: Row): Promise<string> {
  const name = fileNameOf(row);
  if (!name) return row.content;
  if (!files) throw new StartupError('Documents are in a storage: set DOCUMENTS_URL as for the server.');
  return (await files.get(name)) ?? '';
}

/** Whether a row holds the document itself. */
const isInDatabase = (content: string): boolean => !STORED.test(content);

/**
 * Deletes every file of some applications, also those that a broken connection left behind. To be called before their rows
 * go: when it fails the rows still say what is to be deleted.
 */
export async function dropFiles({ files }: Pick<Store, 'files'>, references: string[]): Promise<void> {
  if (!files) return;
  for (const reference of references) {
    for (const name of await files.list(`${reference}/`)) await files.delete(name);
  }
}

/** Moves the documents that rows hold into files, and gives how many. A document that is sent meanwhile is left alone. */
export async function moveToFiles(store: Store): Promise<number> {
  let moved = 0;
  for (const { reference, kind } of await store.db.selectFrom('kyc_document').select(['reference', 'kind']).execute()) {
    const row = store.db
      .selectFrom('kyc_document')
      .select('content')
      .where('reference', '=', reference)
      .where('kind', '=', kind);
    const old = (await row.executeTakeFirst())?.content;
    if (old === undefined || !isInDatabase(old)) continue;
    const content = await keepContent(store, { reference, kind }, old);
    const { numUpdatedRows } = await store.db
      .updateTable('kyc_document')
      .set({ content })
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .where('content', '=', old)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) moved += 1;
    else await dropContent(store, { reference, kind }, content);
  }
  return moved;
}
