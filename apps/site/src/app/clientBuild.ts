import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the browser's build has written, by the keys of Vite's manifest. */
export interface ClientBuild {
  /** The URLs of the code that every page loads. */
  entry: readonly string[];
  /**
   * The URLs of modules and of all their imports, without those of the entry.
   *
   * @throws when the build has no such module
   */
  filesOf: (modules: readonly string[]) => string[];
  /** The size of a file as it is sent: with brotli, if the build has compressed it. */
  sentBytes: (url: string) => Promise<number>;
}

const ENTRY = 'index.html';

/** @throws when the manifest is missing, or not one of this site */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = await readManifest(join(folder, '.vite/manifest.json'));
  const fileOf = (key: string): string => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The manifest of the browser's build has no ${key}. Build the site again.`);
    return `/${file}`;
  };
  const filesOf = (modules: readonly string[]) => {
    const keys = new Set(modules);
    for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
    return [...keys].map(fileOf);
  };
  const entry = filesOf([ENTRY]);
  return {
    entry,
    filesOf: (modules) => filesOf(modules).filter((file) => !entry.includes(file)),
    sentBytes: (url) => {
      const file = join(folder, url);
      return stat(`${file}.br`)
        .catch(() => stat(file))
        .then(({ size }) => size);
    },
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const manifest: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch((error: Error) => {
      throw new Error(`${file} cannot be read: ${error.message}`);
    });
  if (!isManifest(manifest) || !manifest[ENTRY]) throw new Error(`${file} is not a manifest of this site`);
  return manifest;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (chunk: unknown) =>
      typeof chunk === 'object' &&
      chunk !== null &&
      'file' in chunk &&
      typeof chunk.file === 'string' &&
      (!('imports' in chunk) || Array.isArray(chunk.imports)),
  );
