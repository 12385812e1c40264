import { type Backup, makeBackup } from '../../db/backup/make.ts';
import type { Store } from '../../db/types.ts';
import { fileNameOf } from '../../kyc/documents/content.ts';
import { copyContent } from './content.ts';
import { copyDocuments } from './documents.ts';

interface Options {
  databaseUrl?: string;
  to: string;
  contentDir: string;
}

/** Also copies the documents of the storage, the content files and the photos. */
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
