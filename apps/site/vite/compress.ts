import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const textFile = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` of every text file of the build, at the highest level. */
export function compress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'nzete:compress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(files.filter((file) => textFile.test(file)).map((file) => compressFile(join(outDir, file))));
    },
  };
}

async function compressFile(file: string) {
  const content = await readFile(file);
  // Smaller files fit into one packet anyway.
  if (content.length < 1024) return;
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
