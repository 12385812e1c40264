import { build } from 'esbuild';
import { root } from '../lib/setup.mjs';

/** A program with a React of its own, as one script that a page can be given. */
export async function bundleBare(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
