/** The fields of package.json that matter to projects that install a published package. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson, root } from '../lib/files.ts';
import { type Manifest, publicPackages } from '../lib/publicPackages.ts';

interface Described extends Manifest {
  repository?: { url: string; directory: string };
  homepage?: string;
  bugs?: string;
  keywords?: string[];
  engines?: { node: string };
}

const packages = publicPackages();

describe.each(packages)('[LIB-02] $folder', ({ folder, manifest }: { folder: string; manifest: Described }) => {
  test('says where it comes from and what it needs', () => {
    expect(manifest.repository?.directory).toBe(folder);
    expect(manifest.homepage).toMatch(/^https:/);
    expect(manifest.bugs).toMatch(/^https:/);
    expect(manifest.keywords?.length).toBeGreaterThan(4);
    expect(manifest.engines?.node).toMatch(/^>=\d/);
  });

  test.runIf(manifest.peerDependencies)('asks for peers of known majors, React 19 among them', () => {
    const { react, ...others } = manifest.peerDependencies ?? {};
    expect(react).toBe('^19.0.0');
    for (const range of Object.values(others)) expect(range).toMatch(/^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/);
  });

  test('takes dependencies by range, so that a host has each of them once', () => {
    for (const range of Object.values(manifest.dependencies ?? {})) expect(range).toMatch(/^\^\d/);
  });

  test('is published for everyone', () => {
    expect(manifest.publishConfig?.access).toBe('public');
  });

  test('lists its changelog, which a release writes, and no other file that is not there', () => {
    const listed = manifest.files ?? [];
    expect(listed).toContain('CHANGELOG.md');
    const written = ['dist', 'CHANGELOG.md'];
    expect(listed.filter((file) => !written.includes(file) && !existsSync(join(root, folder, file)))).toEqual([]);
  });
});

describe('[LIB-03] versions and pictures', () => {
  const scripts = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'), { scripts: {} }).scripts;
  const changesets = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

  test.each(changesets)('%s says which package changes, how much, and what a host notices', (file) => {
    const [, head = '', said = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
    const lines = head.trim().split('\n');
    const changes = packages.flatMap(({ manifest: { name } }) =>
      ['patch', 'minor', 'major'].map((kind) => `"${name}": ${kind}`),
    );
    expect(lines.filter((line) => !changes.includes(line))).toEqual([]);
    expect(said.trim()).toMatch(/^[A-Z`].{30,}/s);
  });

  test('Chromatic builds Storybook by a script that is there, and the local comparison has its own', () => {
    const { buildScriptName } = readJson<{ buildScriptName: string }>(join(root, 'chromatic.config.json'), {
      buildScriptName: '',
    });
    expect(scripts[buildScriptName]).toContain('storybook build');
    expect(scripts.visual).toContain('tooling/visual.ts');
  });
});
