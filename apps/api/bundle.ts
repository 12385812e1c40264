import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const commands = ['privacy', 'inbox', 'content', 'documents', 'backup', 'restore', 'rehearse', 'status'];

/** What it imports only when needed (the PDF library) is in files of its own, so that a start does not pay for it. */
async function bundleCode(folder: string): Promise<void> {
  await build({
    entryPoints: [
      ...['server.ts', 'site/render-worker.ts', ...commands.map((name) => `commands/${name}.ts`)].map((file) =>
        join(root, 'src', file),
      ),
      // The pool of threads starts each with this file, which it looks for beside itself.
      join(dirname(require.resolve('piscina')), 'worker.js'),
    ],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Optional parts that are only looked for when asked.
    external: ['pg-native', 'pg-cloudflare', '@napi-rs/nice'],
    // Packages in CommonJS call `require` for Node's own modules, and ask for their folder.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url); const __dirname = import.meta.dirname;",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/**
 * Bundles the server and its commands into a folder with all they import and the content, so that they start fast and
 * need no `node_modules`: `server.js`, `inbox.js`, …
 */
export async function bundle(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    bundleCode(folder),
    writeFile(join(folder, 'package.json'), '{ "type": "module" }\n'),
    cp(join(root, 'content'), join(folder, 'content'), { recursive: true }),
    cp(join(root, 'src/report-pdf/fonts'), join(folder, 'fonts'), { recursive: true }),
  ]);
}
