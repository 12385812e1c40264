import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/files.ts';
import { publicPackages } from '../lib/publicPackages.ts';

test('[REL-01] until its first release a package has one changeset, which says what it is', () => {
  const texts = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const unreleased = publicPackages().filter(({ manifest }) => manifest.version === '0.0.0');
  const counts = unreleased.map(({ manifest }) => {
    return [manifest.name, texts.filter((text) => text.includes(`\n"${manifest.name}":`)).length];
  });
  expect(counts).toEqual(unreleased.map(({ manifest }) => [manifest.name, 1]));
});
