import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** The chunks that an entry loads at once, without those of dynamic imports. */
function loadedAtOnce(entry: string, outputs: Metafile['outputs'], seen = new Set<string>()): Set<string> {
  seen.add(entry);
  for (const { path, kind, external } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement' && !external && !seen.has(path)) loadedAtOnce(path, outputs, seen);
  }
  return seen;
}

/**
 * What a component adds to a page that has React and react-intl, in bytes: bundled and minified
 * alone, compressed with Brotli.
 */
export async function sizeOf(module: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: { entry: module },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    outdir: '/',
    absWorkingDir: '/',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-intl'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const files = loadedAtOnce('entry.js', metafile.outputs);
  const loaded = outputFiles.filter(({ path }) => files.has(path.replace(/^.*\//, '')));
  const sizes = await Promise.all(loaded.map(({ contents }) => promisify(brotliCompress)(contents)));
  return sizes.reduce((total, { length }) => total + length, 0);
}
