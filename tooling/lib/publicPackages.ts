import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from './files.ts';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  bin?: Record<string, string>;
  exports?: Record<string, unknown>;
  files?: string[];
  publishConfig?: { access?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface PublicPackage {
  /** Relative to the repository, with `/`. */
  folder: string;
  manifest: Manifest;
}

/** The workspaces that a release publishes: all that are not private. */
export const publicPackages = (repository = root): PublicPackage[] =>
  globSync('{packages,apps}/*/package.json', { cwd: repository })
    .map((file) => ({
      folder: dirname(file).replaceAll('\\', '/'),
      manifest: readJson<Manifest>(join(repository, file), { name: '', version: '' }),
    }))
    .filter(({ manifest }) => !manifest.private)
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
