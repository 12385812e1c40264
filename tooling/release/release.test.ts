/**
 * Releases the packages as a maintainer does, from a copy of the repository on a registry of its
 * own, and upgrades from the release before: a host, and a project that `npm create nzete` wrote.
 * Nothing in the checkout changes.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
const repository = join(folder, 'repository');
/** A host of its own, and the project of a starter. */
const [host, starter] = [join(folder, 'host'), join(folder, 'starter')];
/** What a project depends on: all but the program that writes it. */
const libraries = names.filter((name) => name !== 'create-nzete');
const quietly = '--no-audit --no-fund --loglevel=error';
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

const installed = (project: string, name: string, file: string) =>
  readFileSync(join(project, 'node_modules', name, file), 'utf8');

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
    const devDependencies = Object.fromEntries(
      Object.entries(manifest?.devDependencies ?? {}).map(([name, at]) => [name, names.includes(name) ? '0.9.0' : at]),
    );
    writeJson(join(copy, 'package.json'), { ...manifest, version: '0.9.0', devDependencies });
    await shell(copy, 'npm publish --ignore-scripts --loglevel=error');
  }
}

const oldRules = `:root {\n${renames.map(({ from }) => `  ${from}: sepia(0.2);`).join('\n')}\n}\n`;

/** The Vite host of tooling/pack with a brand of its own, which sets variables by their old names. */
async function createHost() {
  cpSync(join(root, 'tooling/pack/app'), host, { recursive: true });
  const main = join(host, 'src/main.tsx');
  writeFileSync(main, `import './brand.css';\n${readFileSync(main, 'utf8')}`);
  writeFileSync(join(host, 'src/brand.css'), oldRules);
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
  await shell(host, `npm install ${quietly}`);
  await buildHost();
}

const buildHost = () => shell(host, 'npm exec -- tsc --noEmit && npm exec -- vite build --logLevel error');

/** Writes a project with a published version of the starter, and installs what it depends on. */
async function createProject(project: string, version: string) {
  const options = '--template vite --name "Ceiba Foundation" --language es';
  await shell(folder, `npm create --yes nzete@${version} ${basename(project)} -- ${options}`);
  await shell(project, `npm install ${quietly}`);
}

const buildAndTest = (project: string) => shell(project, 'npm run build && npm test');

/** The variables of a brand that the installed stylesheet does not read. */
function unread(project: string): string[] {
  const sheet = installed(project, '@nzete/ui', 'dist/styles/styles.css');
  const set = readFileSync(join(project, 'src/brand.css'), 'utf8').match(/--nz-[\w-]+(?=:)/g) ?? [];
  return set.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(sheet));
}

/** Expects the project to have the released packages. */
function expectRelease(project: string, packages: string[]) {
  for (const { manifest } of publicPackages(repository)) {
    const { name, version } = manifest;
    if (!packages.includes(name)) continue;
    expect((JSON.parse(installed(project, name, 'package.json')) as Manifest).version).toBe(version);
    expect(installed(project, name, 'CHANGELOG.md')).toContain(`## ${version}\n`);
  }
}

/** Installs the new release in a project of the one before, and runs its codemod. */
async function upgrade(project: string, packages: string[]) {
  expect(unread(project)).toEqual([]);
  await shell(project, `npm install ${quietly} ${packages.map((name) => `${name}@latest`).join(' ')}`);
  expectRelease(project, packages);
  expect(unread(project)).toEqual(renames.map(({ from }) => from));
  expect(await shell(project, 'npx nzete-upgrade src')).toContain('Files changed: 1');
  expect(unread(project)).toEqual([]);
}

beforeAll(async () => {
  copyRepository(repository);
  registry = await startRegistry(join(folder, 'registry'), names);
  await publishPreview();
  await createHost();
  await createProject(starter, '0.9.0');
  writeFileSync(join(starter, 'src/brand.css'), oldRules, { flag: 'a' });
  await buildAndTest(starter);
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

test('[REL-03] a release has its report; a variable that goes afterwards fails until a changeset tells it', async () => {
  const workspace = join(repository, 'packages/ui');
  expect(readFileSync(join(workspace, 'dist/API.md'), 'utf8')).toContain('- `--nz-primary`');
  expect(await shell(repository, 'node tooling/reports.ts')).toContain('@nzete/ui: as in');
  const sheet = join(workspace, 'dist/styles/tokens.css');
  const released = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, released.replaceAll('--nz-primary:', '--nz-first:'));
  const failure = shell(repository, 'node tooling/reports.ts');
  await expect(failure).rejects.toThrow(/-- `--nz-primary`[\s\S]*npm run changeset/);
  const changeset = join(repository, '.changeset/test.md');
  writeFileSync(changeset, '---\n"@nzete/ui": major\n---\n\nRenamed.\n');
  await shell(repository, 'node tooling/reports.ts');
  rmSync(changeset);
  writeFileSync(sheet, released);
});

test('[REL-01] [REL-02] a host of the release before installs the new one, runs its codemod, and builds', async () => {
  await upgrade(host, names);
  await buildHost();
});

test('[REL-02] [LIB-23] so does a project that the starter of the release before wrote, and its tests pass', async () => {
  await upgrade(starter, libraries);
  await buildAndTest(starter);
});

test('[REL-01] [LIB-23] the released starter writes a project of this release, which builds and passes its tests', async () => {
  const project = join(folder, 'fresh');
  await createProject(project, 'latest');
  const { dependencies } = readJson<Manifest>(join(project, 'package.json'), { name: '', version: '' });
  const released = new Map(publicPackages(repository).map(({ manifest }) => [manifest.name, manifest.version]));
  for (const name of libraries) expect(dependencies?.[name], name).toBe(released.get(name));
  expectRelease(project, libraries);
  expect(unread(project)).toEqual([]);
  await shell(project, 'npm run contrast');
  await buildAndTest(project);
});
