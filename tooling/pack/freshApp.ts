import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../lib/files.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';

interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const others = readJson<PackageJson>(join(root, 'tooling/pack/package.json'), {}).devDependencies ?? {};

/** The version in this repository, without an alias (`npm:typescript@7.0.2`). */
export function pinned(name: string): string {
  for (const folder of ['.', 'apps/site', 'packages/api-client', 'packages/ui']) {
    const { dependencies, devDependencies } = readJson<PackageJson>(join(root, folder, 'package.json'), {});
    const version = dependencies?.[name] ?? devDependencies?.[name];
    if (version) return version.replace(/^npm:.*@/, '');
  }
  throw new Error(`No package.json pins ${name}`);
}

/** Packs a built workspace as for publishing; returns the tarball's path. */
export function pack(workspace: string, into: string): string {
  const args = ['pack', '--json', '--pack-destination', into];
  const output = execFileSync('npm', args, {
    cwd: join(root, workspace),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing in ${workspace}`);
  return join(into, packed.filename);
}

/** Runs a command in the app; rejects with its output. `npm exec` prefers the app's programs. */
export async function inApp(app: string, command: string): Promise<void> {
  // Builds are for production; Jest and Vitest set their own environment.
  const env = { ...environment({ NEXT_TELEMETRY_DISABLED: '1' }), NODE_ENV: undefined, VITEST: undefined };
  const { code, output } = await run(command, undefined, { cwd: app, env, limit: 240_000 });
  if (code !== 0) throw new Error(`${command} failed in the fresh app:\n${output}`);
}

/** Creates an app from `template`, and installs the tarballs with their peer dependencies. */
export async function freshApp(app: string, template: string, tarballs: Record<string, string>): Promise<void> {
  mkdirSync(app, { recursive: true });
  cpSync(template, app, { recursive: true });
  const at = (...names: string[]) => Object.fromEntries(names.map((name) => [name, pinned(name)]));
  const manifest = {
    name: 'fresh-app',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
      ...at('react', 'react-dom', 'react-intl', '@reduxjs/toolkit', 'react-redux'),
    },
    devDependencies: {
      ...at('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'msw', 'vite', 'vitest'),
      ...at('@rtk-query/codegen-openapi'),
      ...at('@tailwindcss/vite', 'tailwindcss'),
      ...others,
      typescript: pinned('@typescript/native'),
    },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await inApp(app, 'npm install --prefer-offline --no-audit --no-fund --loglevel=error');
}
