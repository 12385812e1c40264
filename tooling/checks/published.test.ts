/** The fields of package.json that matter to projects that install a published package. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson, root } from '../lib/files.ts';

interface Manifest {
  repository?: { url: string; directory: string };
  homepage?: string;
  bugs?: string;
  keywords?: string[];
  engines?: { node: string };
  files?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

describe.each(['ui', 'api-client'])('[LIB-02] packages/%s', (name) => {
  const folder = join(root, 'packages', name);
  const manifest = readJson<Manifest>(join(folder, 'package.json'), {});

  test('says where it comes from and what it needs', () => {
    expect(manifest.repository?.directory).toBe(`packages/${name}`);
    expect(manifest.homepage).toMatch(/^https:/);
    expect(manifest.bugs).toMatch(/^https:/);
    expect(manifest.keywords?.length).toBeGreaterThan(4);
    expect(manifest.engines?.node).toMatch(/^>=\d/);
  });

  test('asks for peers of known majors, React 19 among them', () => {
    const { react, ...others } = manifest.peerDependencies ?? {};
    expect(react).toBe('^19.0.0');
    for (const range of Object.values(others)) expect(range).toMatch(/^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/);
  });

  test('takes dependencies by range, so that a host has each of them once', () => {
    for (const range of Object.values(manifest.dependencies ?? {})) expect(range).toMatch(/^\^\d/);
  });

  test('lists its changelog once there is one, and no file that is not there', () => {
    const listed = manifest.files ?? [];
    expect(listed.includes('CHANGELOG.md')).toBe(existsSync(join(folder, 'CHANGELOG.md')));
    expect(listed.filter((file) => file !== 'dist' && !existsSync(join(folder, file)))).toEqual([]);
  });
});

describe('[LIB-03] versions and pictures', () => {
  const scripts = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'), { scripts: {} }).scripts;
  const changesets = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

  test.each(changesets)('%s says which package changes, how much, and what a host notices', (file) => {
    const [, head = '', said = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
    const lines = head.trim().split('\n');
    for (const line of lines)
      expect(line).toMatch(/^"(?:@nzete\/(?:ui|api-client)|create-nzete)": (?:patch|minor|major)$/);
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
