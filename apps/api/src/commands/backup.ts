/** `npm run backup -- --to FOLDER`: a verified copy of the database, while the server runs. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { keyFileIn } from '../crypto/key-file.ts';
import { type Backup, makeBackup } from '../db/backup/make.ts';
import { noteBackup } from '../operations/last-backup.ts';
import { withStore } from './database.ts';
import { rowLines } from './rows.ts';
import { type Command, runCommand, UsageError } from './run.ts';

/** Documents in a storage are not copied: it keeps its own. */
const documentsLine =
  'Not in it: the documents of KYC applications that are in the storage which DOCUMENTS_URL names. Back that up too.';

const usage = `Usage: npm run backup -- --to FOLDER
Makes a new folder in it with a copy of the database (content, what visitors sent, their documents unless they are in a storage), which is verified.
A server may run meanwhile. The key of the encrypted records is not copied: keep it in another place.`;

/** Where the key is that the backup needs. It is never copied: beside the records it would protect nothing. */
function keyLine({ key_id }: Backup['manifest'], { encryptionKey, dataDir }: Config): string {
  if (key_id === null) return 'Nothing in it is encrypted yet, so it needs no key.';
  const where = encryptionKey ? 'the variable ENCRYPTION_KEY' : keyFileIn(dataDir);
  return `Not in it: the key ${key_id} of its encrypted records, which is in ${where}. Keep a copy of that elsewhere.`;
}

function report({ folder, manifest }: Backup, config: Config): string {
  const megabytes = (manifest.bytes / 1e6).toFixed(1);
  const lines = [
    folder,
    `The copy is sound: ${megabytes} MB, with these rows:`,
    ...rowLines(manifest.rows),
    keyLine(manifest, config),
    ...(config.documents ? [documentsLine] : []),
    `To put it back: npm run restore -- --from ${folder}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) throw new UsageError('Name a folder: --to FOLDER');
  const to = resolve(values.to);
  return (config) =>
    withStore(
      config,
      async (store) => {
        const backup = await makeBackup(store, { databaseUrl: config.databaseUrl, to });
        noteBackup(config.dataDir, { made_at: backup.manifest.made_at, folder: backup.folder });
        return report(backup, config);
      },
      { migrate: false },
    );
}

await runCommand(parse, usage);
