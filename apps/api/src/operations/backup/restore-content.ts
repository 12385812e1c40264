import { constants, existsSync } from 'node:fs';
import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invalidContent } from '../../content/source-files.ts';
import { readContentFiles } from '../../content-files/files.ts';
import { type FileEntry, filesOf, type Manifest, matchesEntry, syncToDisk } from '../../db/backup/manifest.ts';
import { StartupError } from '../../startup-error.ts';

export interface RestoredContent {
  /** How many were missing or different, and were restored. */
  written: number;
  /** The folder with the replaced files. */
  before: string | undefined;
  /** Why some or all were not restored. */
  left: string | undefined;
}

interface Place {
  from: string;
  contentDir: string;
  /** Created when the first file is replaced. */
  aside: string;
}

async function replace(name: string, entry: FileEntry, { from, contentDir, aside }: Place): Promise<boolean> {
  const target = join(contentDir, name);
  const draft = join(dirname(target), `.${entry.sha256}.restoring`);
  const isThere = existsSync(target);
  if (isThere) {
    await mkdir(dirname(join(aside, name)), { recursive: true, mode: 0o700 });
    await copyFile(target, join(aside, name));
  }
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(join(from, 'content', name), draft);
    await syncToDisk(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return isThere;
}

async function different(manifest: Manifest, contentDir: string): Promise<[string, FileEntry][]> {
  const found: [string, FileEntry][] = [];
  for (const [name, entry] of filesOf(manifest, 'content')) {
    if (!(await matchesEntry(join(contentDir, name), entry))) found.push([name, entry]);
  }
  return found;
}

/** Why a backup's content files do not match this version of the server, if they do not. */
async function unfit(folder: string): Promise<string | undefined> {
  try {
    if (invalidContent(await readContentFiles(folder)).length === 0) return undefined;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
  }
  return 'they belong to another version of Nzete';
}

/** A container image's folder is read-only; the server publishes the database's content anyway. */
const writable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/**
 * Restores content files and photos of a backup that are missing or differ. Later photos stay,
 * because their names contain a hash. Files that this version cannot read would prevent a start, so
 * they are skipped.
 */
export async function restoreContent(manifest: Manifest, place: Place): Promise<RestoredContent> {
  const { from, contentDir, aside } = place;
  const found = await different(manifest, contentDir);
  if (found.length === 0) return { written: 0, before: undefined, left: undefined };
  await mkdir(contentDir, { recursive: true }).catch(() => undefined);
  if (!(await writable(contentDir))) {
    return { written: 0, before: undefined, left: `${contentDir} is not writable` };
  }
  const isPhoto = ([name]: [string, FileEntry]) => name.startsWith('pictures/');
  const left = found.every(isPhoto) ? undefined : await unfit(join(from, 'content'));
  let kept = false;
  const chosen = left ? found.filter(isPhoto) : found;
  for (const [name, entry] of chosen) kept = (await replace(name, entry, place)) || kept;
  return { written: chosen.length, before: kept ? aside : undefined, left };
}
