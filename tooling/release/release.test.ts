/**
 * Releases the packages as a maintainer does, from a copy of the repository on a registry of its
 * own, and upgrades a host from the release before. Nothing in the checkout changes.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renames } from '../../packages/ui/src/upgrade/renames.ts';
import { readJson, writeJson } from '../lib/files.ts';
import { type Manifest, publicPackages } from '../lib/publicPackages.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';
import { pinned } from '../pack/freshApp.ts';
import { copyRepository } from './copy.ts';
import { type Registry, startRegistry } from './registry.ts';

const names = publicPackages().map(({ manifest }) => manifest.name);
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-release-')));
const [repository, host] = [join(folder, 'repository'), join(folder, 'host')];
let registry: Registry;

/** Runs a command on the test's registry; rejects with its output. */
async function shell(cwd: string, command: string): Promise<string> {
  const env = { ...environment(registry.env), NODE_ENV: undefined, VITEST: undefined };
  const { code, output } = await run(command, undefined, { cwd, env, limit: 240_000 });
  if (code !== 0) throw new Error(`"${command}" failed in ${cwd}:\n${output.slice(-6_000)}`);
  return output;
}

interface Published {
  'dist-tags': { latest: string };
  versions: Record<string, Manifest>;
}

const published = async (name: string): Promise<Published> =>
  (await fetch(`${registry.url}/${name.replace('/', '%2f')}`)).json() as Promise<Published>;

const installed = (name: string, file: string) => readFileSync(join(host, 'node_modules', name, file), 'utf8');

/** Publishes an invented 0.9.0: the packages as they are built now, with the old names. */
async function publishPreview() {
  for (const { folder: workspace } of publicPackages()) {
    const copy = join(folder, 'preview', workspace);
    cpSync(join(repository, workspace), copy, { recursive: true });
    for (const built of globSync(join(root, workspace, 'dist'))) cpSync(built, join(copy, 'dist'), { recursive: true });
    for (const file of globSync('dist/**/*.css', { cwd: copy })) {
      const text = readFileSync(join(copy, file), 'utf8');
      const old = renames.reduce((css, { from, to }) => css.replace(new RegExp(`${to}(?![\\w-])`, 'g'), from), text);
      writeFileSync(join(copy, file), old);
    }
    const manifest = readJson<Manifest | undefined>(join(copy, 'package.json'), undefined);
    writeJson(join(copy, 'package.json'), { ...manifest, version: '0.9.0' });
    await shell(copy, 'npm publish --ignore-scripts --loglevel=error');
  }
}

/** The Vite host of tooling/pack with a brand of its own, which sets variables by their old names. */
async function createHost() {
  cpSync(join(root, 'tooling/pack/app'), host, { recursive: true });
  const main = join(host, 'src/main.tsx');
  writeFileSync(main, `import './brand.css';\n${readFileSync(main, 'utf8')}`);
  const rules = renames.map(({ from }) => `  ${from}: sepia(0.2);`).join('\n');
  writeFileSync(join(host, 'src/brand.css'), `:root {\n${rules}\n}\n`);
  const at = (...packages: string[]) => Object.fromEntries(packages.map((name) => [name, pinned(name)]));
  writeJson(join(host, 'package.json'), {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(names.map((name) => [name, '0.9.0'])),
      ...at('react', 'react-dom', 'react-intl', '@reduxjs/toolkit', 'react-redux'),
    },
    devDependencies: {
      ...at('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'msw', 'vite'),
      typescript: pinned('@typescript/native'),
    },
  });
  await shell(host, 'npm install --no-audit --no-fund --loglevel=error');
  await buildHost();
}

const buildHost = () => shell(host, 'npm exec -- tsc --noEmit && npm exec -- vite build --logLevel error');

/** The variables of the host's brand that the installed stylesheet does not read. */
function unread(): string[] {
  const sheet = installed('@nzete/ui', 'dist/styles/styles.css');
  const set = readFileSync(join(host, 'src/brand.css'), 'utf8').match(/--nz-[\w-]+(?=:)/g) ?? [];
  return set.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(sheet));
}

beforeAll(async () => {
  copyRepository(repository);
  registry = await startRegistry(join(folder, 'registry'), names);
  await publishPreview();
  await createHost();
});

afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[REL-01] one command makes versions and changelogs of the changesets, and publishes every public package', async () => {
  const before = new Map(publicPackages(repository).map(({ manifest }) => [manifest.name, manifest.version]));
  const first = names.every((name) => before.get(name) === '0.0.0');
  await shell(repository, 'npm run release');

  expect(globSync('.changeset/*.md', { cwd: repository })).toEqual([]);
  for (const { folder: workspace, manifest } of publicPackages(repository)) {
    const { name, version } = manifest;
    if (first) expect(version, name).toBe('1.0.0');
    const onRegistry = await published(name);
    expect(onRegistry['dist-tags'].latest, name).toBe(version);
    expect(onRegistry.versions[version]?.publishConfig?.access, name).toBe('public');
    const changelog = readFileSync(join(repository, workspace, 'CHANGELOG.md'), 'utf8');
    expect(changelog, name).toContain(`## ${version}\n`);
    // A first user reads one entry, not the history of the work.
    if (first) expect(changelog.match(/^- /gm), name).toHaveLength(1);
  }
});

test('[REL-01] [REL-02] a host of the release before installs the new one, runs its codemod, and builds', async () => {
  expect(unread()).toEqual([]);
  await shell(
    host,
    `npm install --no-audit --no-fund --loglevel=error ${names.map((name) => `${name}@latest`).join(' ')}`,
  );
  for (const { manifest } of publicPackages(repository)) {
    const { name, version } = manifest;
    expect((JSON.parse(installed(name, 'package.json')) as Manifest).version).toBe(version);
    expect(installed(name, 'CHANGELOG.md')).toContain(`## ${version}\n`);
  }
  expect(unread()).toEqual(renames.map(({ from }) => from));

  expect(await shell(host, 'npx nzete-upgrade src')).toContain('Files changed: 1');
  expect(unread()).toEqual([]);
  await buildHost();
});
