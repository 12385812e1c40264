import { type Backup, makeBackup } from '../../db/backup/make.ts';
import type { Store } from '../../db/types.ts';
import { fileNameOf } from '../../kyc/document-content.ts';
import { copyContent } from './content.ts';
import { copyDocuments } from './documents.ts';

interface Options {
  databaseUrl?: string | undefined;
  /** The folder in which the new one is made. */
  to: string;
  /** Where the content files and photos are. */
  contentDir: string;
}

/**
 * Backs up the database, the documents of the storage that its rows name, the content files and the
 * photos.
 *
 * @throws {StartupError} when a copy is not sound, the storage fails, or the programs of PostgreSQL
 * are not there.
 */
export function makeWholeBackup(store: Store, { databaseUrl, to, contentDir }: Options): Promise<Backup> {
  return makeBackup(store, {
    databaseUrl,
    to,
    copyFiles: async (folder, rows) => {
      const names = rows.map(fileNameOf).filter((name) => name !== undefined);
      const { files, missing } = await copyDocuments(store.files, names, folder);
      return { files: { ...files, ...(await copyContent(contentDir, folder)) }, missing };
    },
  });
}
