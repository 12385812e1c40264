/** `npm run restore -- --from FOLDER`: replaces the configured installation with a backup. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { keyFileIn } from '../crypto/key-file.ts';
import { configuredKeys } from '../crypto/load.ts';
import { filesOf } from '../db/backup/manifest.ts';
import { S3Files } from '../files/s3-files.ts';
import { type Restored, restoreBackup } from '../operations/backup/restore.ts';
import { rowLines } from './rows.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run restore -- --from FOLDER
FOLDER is one that npm run backup has made. Every server must be stopped. What is there now is kept beside it.`;

/** Whether the server has the key that the records need. */
function keyLine(keyId: string | null, config: Config): string {
  if (keyId === null) return 'Nothing in it is encrypted, so it needs no key.';
  const { keyring, source } = configuredKeys(config);
  if (keyring?.find(keyId)) return `${source} opens its encrypted records.`;
  const file = keyFileIn(config.dataDir);
  return `Its encrypted records need the key ${keyId}, which is not there: put it into ENCRYPTION_KEY, or into ${file}.`;
}

function fileLines({ manifest, documents, content }: Restored, { contentDir }: Config): string[] {
  const [stored, files] = [filesOf(manifest, 'documents').length, filesOf(manifest, 'content').length];
  const { missing = [] } = manifest;
  const { written, before, left } = content;
  return [
    ...(stored > 0 ? [`Documents in the storage: ${stored}, of which ${documents} were put back.`] : []),
    ...(missing.length > 0 ? [`Documents that its rows name and that are not in it: ${missing.length}.`] : []),
    ...(files > 0 ? [`Content files and photos in ${contentDir}: ${files}, of which ${written} were put back.`] : []),
    ...(before ? [`Those that were different are in ${before}`] : []),
    ...(left ? [`Content files were left as they are: ${left}. Those of the backup are in its folder content.`] : []),
  ];
}

function report(restored: Restored, config: Config): string {
  const { manifest, before } = restored;
  const lines = [
    `The backup of ${manifest.made_at.slice(0, 19).replace('T', ' ')} UTC is in place, with these rows:`,
    ...rowLines(manifest.rows),
    ...fileLines(restored, config),
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
  return async (config) => {
    const files = config.documents && new S3Files(config.documents);
    return report(await restoreBackup({ ...config, files, from }), config);
  };
}

await runCommand(parse, usage);
