import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeText } from '../lib/files.ts';
import { hasChangeset } from './hasChangeset.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-changeset-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[REL-03] a changeset tells of the packages in its head, and of no other', () => {
  expect(hasChangeset('@nzete/ui', folder)).toBe(false);
  writeText(join(folder, 'one.md'), '---\n"@nzete/ui": minor\n---\n\nA button of "@nzete/api-client": new.\n');
  writeText(join(folder, 'README.md'), '"create-nzete": not a changeset\n');
  expect(['@nzete/ui', '@nzete/api-client', 'create-nzete'].map((name) => hasChangeset(name, folder))).toEqual([
    true,
    false,
    false,
  ]);
});
