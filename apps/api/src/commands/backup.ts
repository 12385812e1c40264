/** `npm run backup -- --to FOLDER`: a verified copy of everything, while the server runs. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { keyFileIn } from '../crypto/key-file.ts';
import type { Backup } from '../db/backup/make.ts';
import { filesOf } from '../db/backup/manifest.ts';
import { makeWholeBackup } from '../operations/backup/make.ts';
import { recordBackup } from '../operations/last-runs.ts';
import { withStore } from './database.ts';
import { rowLines } from './rows.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run backup -- --to FOLDER
Creates a folder in it with a verified copy of the database, and copies of the documents in the storage (DOCUMENTS_URL), the content files and the photos.
Servers may keep running. The encryption key is not copied: keep a copy of it elsewhere.`;

/** It is never copied: next to the records it would protect nothing. */
function keyLine({ key_id }: Backup['manifest'], { encryptionKey, dataDir }: Config): string {
  if (key_id === null) return 'It has no encrypted records yet, so it needs no key.';
  const where = encryptionKey ? 'the variable ENCRYPTION_KEY' : keyFileIn(dataDir);
  return `Not included: the key ${key_id} of its encrypted records, which is in ${where}. Keep a copy of it elsewhere.`;
}

function fileLines({ manifest }: Backup, { documents: storage }: Config): string[] {
  const [documents, content] = [filesOf(manifest, 'documents'), filesOf(manifest, 'content')];
  const photos = content.filter(([name]) => name.startsWith('pictures/')).length;
  const others = `content files: ${content.length - photos}, photo files: ${photos}`;
  const { missing = [] } = manifest;
  const lines = [`Documents from the storage: ${documents.length}, ${others}.`];
  if (missing.length === 0) return lines;
  if (storage) lines.push(`Missing in the storage, erased meanwhile or lost: ${missing.join(', ')}`);
  else lines.push(`Not included: ${missing.length} documents in a storage. Set DOCUMENTS_URL as for the server.`);
  return lines;
}

function report(backup: Backup, config: Config): string {
  const { folder, manifest } = backup;
  const megabytes = (manifest.bytes / 1e6).toFixed(1);
  const lines = [
    folder,
    `The copy is verified: ${megabytes} MB, with these rows:`,
    ...rowLines(manifest.rows),
    ...fileLines(backup, config),
    keyLine(manifest, config),
    `To restore it: npm run restore -- --from ${folder}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) throw new UsageError('Give a folder: --to FOLDER');
  const to = resolve(values.to);
  return (config) =>
    withStore(
      config,
      async (store) => {
        const backup = await makeWholeBackup(store, { ...config, to });
        recordBackup(config.dataDir, { made_at: backup.manifest.made_at, folder: backup.folder });
        return report(backup, config);
      },
      { migrate: false },
    );
}

await runCommand(parse, usage);
