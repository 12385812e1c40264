import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { pictureNames, renderPicture } from '../../tooling/scenes/index.ts';

// `node build.ts` makes `dist/`, which runs alone; `node build.ts --pictures` only draws the pictures (development).
const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Draws every picture into `dist/pictures/<name>.<hash>.svg`, compressed too, and writes which name is which file. */
async function drawPictures(): Promise<void> {
  const folder = join(dist, 'pictures');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest: Record<string, string> = {};
  for (const name of pictureNames) {
    const svg = Buffer.from(renderPicture(name));
    const file = `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
    await writeFile(join(folder, file), svg);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(svg));
    await writeFile(join(folder, `${file}.gz`), gzipSync(svg, { level: 9 }));
    manifest[name] = file;
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** Bundles the server with everything it imports, so that it starts fast and needs no `node_modules`. */
async function bundle(): Promise<void> {
  await build({
    entryPoints: [join(root, 'src/server.ts')],
    outfile: join(dist, 'server.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Optional parts of pg that are only looked for when asked.
    external: ['pg-native', 'pg-cloudflare'],
    // Packages in CommonJS call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

if (process.argv.includes('--pictures')) await drawPictures();
else {
  await rm(dist, { recursive: true, force: true });
  await drawPictures();
  await Promise.all([bundle(), cp(join(root, 'content'), join(dist, 'content'), { recursive: true })]);
}
