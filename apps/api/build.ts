import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pictureNames, renderPicture } from '@nzete/scenes';
import { bundle } from './bundle.ts';

// `node build.ts` builds `dist/`, which is self-contained; `node build.ts --pictures` only
// generates the pictures (development).
const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Writes `dist/pictures/<name>.<hash>.svg`, compressed too, and a manifest of the names. */
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

if (process.argv.includes('--pictures')) await drawPictures();
else {
  await rm(dist, { recursive: true, force: true });
  await drawPictures();
  await bundle(dist);
}
