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
FOLDER is a backup that npm run backup has made. Stop all servers first. The current data are kept beside the restored data.`;

/** Whether the server has the key that the records need. */
function keyLine(keyId: string | null, config: Config): string {
  if (keyId === null) return 'It has no encrypted records, so it needs no key.';
  const { keyring, source } = configuredKeys(config);
  if (keyring?.find(keyId)) return `${source} decrypts its encrypted records.`;
  const file = keyFileIn(config.dataDir);
  return `Its encrypted records need the key ${keyId}, which is missing: put it into ENCRYPTION_KEY, or into ${file}.`;
}

function fileLines({ manifest, documents, content }: Restored, { contentDir }: Config): string[] {
  const [stored, files] = [filesOf(manifest, 'documents').length, filesOf(manifest, 'content').length];
  const { missing = [] } = manifest;
  const { written, before, left } = content;
  return [
    ...(stored > 0 ? [`Documents in the storage: ${stored}, of which ${documents} were restored.`] : []),
    ...(missing.length > 0 ? [`Documents missing in the backup: ${missing.length}.`] : []),
    ...(files > 0 ? [`Content files and photos in ${contentDir}: ${files}, of which ${written} were restored.`] : []),
    ...(before ? [`The replaced files are in ${before}`] : []),
    ...(left ? [`Content files were not restored: ${left}. The backup has them in its folder content.`] : []),
  ];
}

function report(restored: Restored, config: Config): string {
  const { manifest, before, replaced } = restored;
  const lines = [
    `The backup of ${manifest.made_at.slice(0, 19).replace('T', ' ')} UTC is restored, with these rows:`,
    ...rowLines(manifest.rows),
    ...fileLines(restored, config),
    before ? `The previous data are in ${before}` : 'There was no database before.',
    keyLine(manifest.key_id, config),
    replaced
      ? 'What was sent after the backup is known from the previous data.'
      : 'What was sent after the backup is not known: there were no previous data to read it from.',
    'Start the server. It sends, publishes and deletes nothing of these data by itself until you decide: npm run held',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  if (!values.from) throw new UsageError('Give the folder of a backup: --from FOLDER');
  const from = resolve(values.from);
  return async (config) => {
    const files = config.documents && new S3Files(config.documents);
    return report(await restoreBackup({ ...config, files, from }), config);
  };
}

await runCommand(parse, usage);
