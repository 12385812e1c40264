import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupError } from '../../startup-error.ts';
import { inParallel } from './parallel.ts';

export const MANIFEST = 'backup.json';

/** Of the folders below, without `..`: a restore writes to the same path. */
const PATH = '^(?:documents|content)(?:/(?!\\.{1,2}(?:/|$))[^/\\\\]+)+$';

/** Size in bytes, and SHA-256 in hexadecimal. */
const file = Type.Object({ bytes: Type.Integer(), sha256: Type.String() });

const schema = Type.Object({
  format: Type.Literal(1),
  /** When it was made, in UTC. */
  made_at: Type.String(),
  kind: Type.Enum(['sqlite', 'postgres']),
  /** Of the server that made it. */
  version: Type.String(),
  /** The migrations that its tables have had. */
  migrations: Type.Array(Type.String()),
  /** The name of the key that its records are encrypted with; null while nothing in it is. */
  key_id: Type.Union([Type.String(), Type.Null()]),
  /** The name of the file beside this one, its size in bytes, and its SHA-256 in hexadecimal. */
  file: Type.Enum(['nzete.db', 'nzete.dump']),
  bytes: Type.Integer(),
  sha256: Type.String(),
  /** How many rows each table has. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /**
   * Documents of the storage (`documents/…`) and of CONTENT_DIR (`content/…`); none when only the
   * database was copied.
   */
  files: Type.Optional(Type.Record(Type.String({ pattern: PATH }), file, { additionalProperties: false })),
  /** Documents that rows name and that are not in it. */
  missing: Type.Optional(Type.Array(Type.String())),
});

/**
 * What is written beside the data of a backup, as `backup.json`. It is written last: a backup
 * without it was never completed.
 */
export type Manifest = Static<typeof schema>;

/** What a manifest says of one file. */
export type FileEntry = Static<typeof file>;

/** The files of one folder of a backup, by their path in that folder. */
export function filesOf({ files = {} }: Manifest, folder: 'documents' | 'content'): [name: string, entry: FileEntry][] {
  const prefix = `${folder}/`;
  return Object.entries(files).flatMap(([path, entry]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), entry]] : [],
  );
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Whether a file is, byte for byte, what an entry says. */
export async function isFile(path: string, { bytes, sha256 }: FileEntry): Promise<boolean> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === bytes && (await hashFile(path)) === sha256;
}

/** Syncs to the disk what was written into a file, or which files are in a folder. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The names of the complete backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const names = all.filter((name) => !name.startsWith('.')); // one that is being made
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(join(folder, name, MANIFEST)).catch(() => null)) ? [name] : [])),
  );
  return found.flat().sort();
}

async function refuseFolder(folder: string): Promise<never> {
  const inside = await backupsIn(folder);
  const hint = inside.length > 0 ? ` Name one of the backups in it: ${inside.join(', ')}` : '';
  throw new StartupError(`There is no backup in ${folder}: it has no ${MANIFEST}.${hint}`);
}

/**
 * Reads what a folder says of its backup, and makes sure that the data beside it is, byte for byte,
 * what was written.
 *
 * @throws {StartupError} when there is no backup, or it was altered or damaged.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => refuseFolder(folder));
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    manifest = undefined;
  }
  if (!Value.Check(schema, manifest)) throw new StartupError(`The file ${join(folder, MANIFEST)} is not valid.`);
  const { file, bytes, sha256, files = {} } = manifest;
  await inParallel([[file, { bytes, sha256 }] as const, ...Object.entries(files)], async ([path, entry]) => {
    if (await isFile(join(folder, path), entry)) return;
    throw new StartupError(`The backup in ${folder} is damaged: ${path} is not what was written. Take another.`);
  });
  return manifest;
}
