import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pictureNames, renderPicture } from '@nzete/scenes';
import { build } from 'esbuild';

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

/**
 * Bundles the server and its commands with all they import, so that they start fast and need no `node_modules`. What it imports
 * only when needed (the PDF library) is in files of its own, so that a start does not pay for it.
 */
async function bundle(): Promise<void> {
  await build({
    entryPoints: ['server.ts', 'commands/privacy.ts', 'commands/inbox.ts', 'commands/content.ts'].map((file) =>
      join(root, 'src', file),
    ),
    outdir: dist,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
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

/**
 * pdfkit asks for the metrics of the fonts built into every PDF reader by a name of its own `package.json`, at run
 * time, where no bundler sees it: so they are beside the bundle, under the same name.
 */
async function copyFontMetrics(): Promise<void> {
  const metrics = join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'standard-fonts');
  await cp(metrics, join(dist, 'standard-fonts'), { recursive: true, filter: (path) => !path.endsWith('.mjs') });
  const manifest = { type: 'module', imports: { '#standard-fonts/*': './standard-fonts/*.cjs' } };
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv.includes('--pictures')) await drawPictures();
else {
  await rm(dist, { recursive: true, force: true });
  await drawPictures();
  await Promise.all([
    bundle(),
    copyFontMetrics(),
    cp(join(root, 'content'), join(dist, 'content'), { recursive: true }),
  ]);
}
