import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { fontsIn, scriptPackages } from './src/pdf/script-fonts.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const commands = [
  'privacy',
  'inbox',
  'content',
  'documents',
  'backup',
  'restore',
  'held',
  'rehearse',
  'status',
  'staff',
  'translations',
  'mail',
];

/** Dynamic imports (the PDF library) become separate files, so that a start does not load them. */
async function bundleCode(folder: string): Promise<void> {
  await build({
    entryPoints: [
      ...[
        'server.ts',
        'site/render-worker.ts',
        'inbox/pdf-process.ts',
        'content/editing/files/pdf-check-process.ts',
        ...commands.map((name) => `commands/${name}.ts`),
      ].map((file) => join(root, 'src', file)),
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
    // Optional dependencies, and a native library, which is copied.
    external: ['pg-native', 'pg-cloudflare', '@napi-rs/nice', 'sharp'],
    // CommonJS packages use `require` and `__dirname`.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url); const __dirname = import.meta.dirname;",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of an installed package; `undefined` if it is of another platform. */
const installed = (name: string, from: string) =>
  createRequire(from)
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));

/** A package with the packages that it needs. */
async function copyPackage(name: string, modules: string, from = import.meta.filename): Promise<void> {
  const folder = installed(name, from);
  const target = join(modules, name);
  if (!folder || existsSync(target)) return;
  await cp(folder, target, { recursive: true, dereference: true });
  const manifest = join(folder, 'package.json');
  const { dependencies, optionalDependencies }: Manifest = JSON.parse(await readFile(manifest, 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await copyPackage(needed, modules, manifest);
  }
}

/** Our own faces and, of the packages of faces, the WOFF files that PDFs need. */
async function copyFonts(folder: string): Promise<void> {
  await cp(join(root, 'src/pdf/fonts'), folder, { recursive: true });
  for (const name of scriptPackages) {
    const source = dirname(require.resolve(`@fontsource/${name}/unicode.json`));
    const files = fontsIn(source, name).map(({ file }) => relative(source, file));
    for (const file of ['LICENSE', 'unicode.json', ...files]) await cp(join(source, file), join(folder, name, file));
  }
}

/**
 * Bundles the server and its commands. They need nothing else but the folder `content`, beside that
 * of the bundle.
 */
export async function bundle(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    bundleCode(folder),
    writeFile(join(folder, 'package.json'), '{ "type": "module" }\n'),
    copyPackage('sharp', join(folder, 'node_modules')),
    copyFonts(join(folder, 'fonts')),
  ]);
}
