import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJson, root } from './files.ts';

/** Vite's dist/.vite/manifest.json: source file to chunk. */
export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

const siteDist = join(root, 'apps/site/dist');

export function readManifest(): Manifest {
  const manifest = readJson<Manifest | null>(join(siteDist, '.vite/manifest.json'), null);
  if (!manifest) throw new Error('The site is not built: run npm run build first.');
  return manifest;
}

/** Brotli at the level the build uses, as a server sends it. */
const compressedSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export const fileSize = (file: string): number => compressedSize(readFileSync(join(siteDist, file)));

/** The chunks that `keys` need to run: themselves and what they import statically, through all levels. */
function closure(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return [...seen];
}

/**
 * Manifest keys of the first page's code: the entry (unless the HTML holds it), the home route's chunk, and all that both
 * import. The chunk is known by its name: its key differs with how the bundler groups modules.
 */
export function homeChunks(manifest: Manifest): string[] {
  const keys = Object.keys(manifest);
  const entry = keys.filter((key) => manifest[key]?.isEntry);
  const home = keys.filter((key) => manifest[key]?.name === 'home' && manifest[key]?.file.endsWith('.js'));
  if (home.length !== 1)
    throw new Error(`The build has ${home.length} chunks named home; tooling/lib/manifest.ts wants one.`);
  return closure(manifest, [...entry, ...home]);
}

/** The chunks with texts among what the browser asked for, and what they import. */
export function catalogueFiles(manifest: Manifest, requested: string[]): string[] {
  const asked = Object.entries(manifest).filter(([key, { file }]) => {
    return /(^|\/)(locales|catalogues)\//.test(key) && requested.includes(file);
  });
  const keys = closure(
    manifest,
    asked.map(([key]) => key),
  );
  return keys.flatMap((key) => manifest[key]?.file ?? []);
}
