/** What package.json of a published package tells the project that installs it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson, root } from './lib/files.ts';

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
