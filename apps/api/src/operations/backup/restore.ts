import { join } from 'node:path';
import { filesOf, type Manifest, readManifest } from '../../db/backup/manifest.ts';
import {
  type RestoreTarget,
  replacedFilesIn,
  restoreDatabase,
  type Swapped,
} from '../../db/backup/restore-database.ts';
import type { S3Files } from '../../files/s3-files.ts';
import { readReplaced } from '../../held/replaced.ts';
import { StartupError } from '../../startup-error.ts';
import { putDocuments } from './documents.ts';
import { type RestoredContent, restoreContent } from './restore-content.ts';

export interface Restored extends Swapped {
  manifest: Manifest;
  /** How many documents were missing in the storage or differed, and were restored. */
  documents: number;
  content: RestoredContent;
}

interface RestoreOptions extends RestoreTarget {
  files: S3Files | undefined;
  contentDir: string;
}

/** Keeps the old ones. All digests are checked before anything changes. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, dataDir, contentDir, files } = options;
  const manifest = await readManifest(from);
  const stored = filesOf(manifest, 'documents').length;
  if (stored > 0 && !files) {
    throw new StartupError(
      `The backup in ${from} has ${stored} documents for a storage: set DOCUMENTS_URL to a bucket.`,
    );
  }
  let documents = 0;
  let content: RestoredContent = { written: 0, before: undefined, left: undefined };
  const beforeSwap = async () => {
    // Files are restored before the rows that reference them, like a server writes them.
    if (files) documents = await putDocuments(files, from, manifest);
    content = await restoreContent(manifest, { from, contentDir, aside: join(replacedFilesIn(dataDir), 'content') });
  };
  const swapped = await restoreDatabase(manifest, options, { readReplaced, beforeSwap });
  return { manifest, ...swapped, documents, content };
}
