/** `npm run restore -- --from FOLDER`: replaces the database of the settings by a backup. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { keyFileIn, readKeyFile } from '../crypto/key-file.ts';
import { parseKeyring } from '../crypto/keyring.ts';
import { type Restored, restoreBackup } from '../db/backup/restore.ts';
import { rowLines } from './rows.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run restore -- --from FOLDER
FOLDER is one that npm run backup has made. Every server must be stopped. What is there now is kept beside it.`;

/** Whether the key that the records need is where a server will look for it. */
function keyLine(keyId: string | null, { encryptionKey, dataDir }: Config): string {
  if (keyId === null) return 'Nothing in it is encrypted, so it needs no key.';
  const file = keyFileIn(dataDir);
  const text = encryptionKey ?? readKeyFile(file);
  const source = encryptionKey ? 'The variable ENCRYPTION_KEY' : `The key file ${file}`;
  if (text !== undefined && parseKeyring(text, source).find(keyId)) return `${source} opens its encrypted records.`;
  return `Its encrypted records need the key ${keyId}, which is not there: put it into ENCRYPTION_KEY, or into ${file}.`;
}

function report({ manifest, before }: Restored, config: Config): string {
  const lines = [
    `The backup of ${manifest.made_at.slice(0, 19).replace('T', ' ')} UTC is in place, with these rows:`,
    ...rowLines(manifest.rows),
    before ? `What was there before is in ${before}` : 'There was no database before.',
    keyLine(manifest.key_id, config),
    'Start the server.',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  if (!values.from) throw new UsageError('Name the folder of a backup: --from FOLDER');
  const from = resolve(values.from);
  return async (config) => report(await restoreBackup({ ...config, from }), config);
}

await runCommand(parse, usage);
