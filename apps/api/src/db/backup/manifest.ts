import { createReadStream, statSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupError } from '../../startup-error.ts';
import { hashStream } from './copy-file.ts';
import { runConcurrently } from './run-concurrently.ts';

export const MANIFEST = 'backup.json';

/** Without `..`, because a restore writes to the same path. */
const PATH = '^(?:documents|content)(?:/(?!\\.{1,2}(?:/|$))[^/\\\\]+)+$';

const file = Type.Object({ bytes: Type.Integer(), sha256: Type.String() });

const schema = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String(),
  kind: Type.Enum(['sqlite', 'postgres']),
  version: Type.String(),
  migrations: Type.Array(Type.String()),
  /** The id of the encryption key; null while nothing is encrypted. */
  key_id: Type.Union([Type.String(), Type.Null()]),
  file: Type.Enum(['nzete.db', 'nzete.dump']),
  bytes: Type.Integer(),
  sha256: Type.String(),
  rows: Type.Record(Type.String(), Type.Integer()),
  /**
   * Documents of the object storage (`documents/…`) and files of CONTENT_DIR (`content/…`). Absent
   * if only the database was copied.
   */
  files: Type.Optional(Type.Record(Type.String({ pattern: PATH }), file, { additionalProperties: false })),
  /** Documents that rows name but the backup lacks. */
  missing: Type.Optional(Type.Array(Type.String())),
});

/** The content of `backup.json`. It is written last: a backup without it is incomplete. */
export type Manifest = Static<typeof schema>;

export type FileEntry = Static<typeof file>;

/** The files of one folder of a backup, by their path in it. */
export function filesOf({ files = {} }: Manifest, folder: 'documents' | 'content'): [name: string, entry: FileEntry][] {
  const prefix = `${folder}/`;
  return Object.entries(files).flatMap(([path, entry]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), entry]] : [],
  );
}

export async function matchesEntry(path: string, { bytes, sha256 }: FileEntry): Promise<boolean> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === bytes && (await hashStream(createReadStream(path))) === sha256;
}

/** Syncs a file or a folder to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The names of the complete backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const names = all.filter((name) => !name.startsWith('.')); // incomplete
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(join(folder, name, MANIFEST)).catch(() => null)) ? [name] : [])),
  );
  return found.flat().sort();
}

async function failWithoutManifest(folder: string): Promise<never> {
  const inside = await backupsIn(folder);
  const hint = inside.length > 0 ? ` Use one of the backups in it: ${inside.join(', ')}` : '';
  throw new StartupError(`There is no backup in ${folder}: it has no ${MANIFEST}.${hint}`);
}

/** Verifies the files byte for byte. Throws a `StartupError` if there is none or it is damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => failWithoutManifest(folder));
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    manifest = undefined;
  }
  if (!Value.Check(schema, manifest)) throw new StartupError(`The file ${join(folder, MANIFEST)} is not valid.`);
  const { file, bytes, sha256, files = {} } = manifest;
  await runConcurrently([[file, { bytes, sha256 }] as const, ...Object.entries(files)], async ([path, entry]) => {
    if (await matchesEntry(join(folder, path), entry)) return;
    throw new StartupError(
      `The backup in ${folder} is damaged: ${path} has changed since it was written. Use another one.`,
    );
  });
  return manifest;
}
