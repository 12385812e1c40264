import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const commands = ['privacy', 'inbox', 'content', 'documents', 'backup', 'restore', 'rehearse', 'status'];

/** Dynamic imports (the PDF library) become separate files, so that a start does not load them. */
async function bundleCode(folder: string): Promise<void> {
  await build({
    entryPoints: [
      ...['server.ts', 'site/render-worker.ts', ...commands.map((name) => `commands/${name}.ts`)].map((file) =>
        join(root, 'src', file),
      ),
      // piscina loads its worker file from its own folder.
      join(dirname(require.resolve('piscina')), 'worker.js'),
    ],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Optional dependencies.
    external: ['pg-native', 'pg-cloudflare', '@napi-rs/nice'],
    // CommonJS packages use `require` and `__dirname`.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url); const __dirname = import.meta.dirname;",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** Bundles the server, its commands and the content, so that they need no `node_modules`. */
export async function bundle(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    bundleCode(folder),
    writeFile(join(folder, 'package.json'), '{ "type": "module" }\n'),
    cp(join(root, 'content'), join(folder, 'content'), { recursive: true }),
    cp(join(root, 'src/pdf/fonts'), join(folder, 'fonts'), { recursive: true }),
  ]);
}
