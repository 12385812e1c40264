import { build } from 'esbuild';
import { root } from '../lib/setup.mjs';

/** Bundles a program with its own copy of React into one file, for production. */
export async function bundle(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
