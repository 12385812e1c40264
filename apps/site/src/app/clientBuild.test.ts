import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readClientBuild } from './clientBuild.ts';
import { readTemplate } from './documentTemplate.ts';

const folder = mkdtempSync(join(tmpdir(), 'nzete-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = async (manifest: string) => {
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, '.vite/manifest.json'), manifest);
  return readClientBuild(folder);
};

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_runtime-1.js'] },
  '_runtime-1.js': { file: 'assets/runtime-1.js' },
  '_parts-1.js': { file: 'assets/parts-1.js', imports: ['index.html', '_icons-1.js'] },
  '_icons-1.js': { file: 'assets/icons-1.js', imports: ['_parts-1.js'] },
  'src/routes/team/TeamPage.tsx': { file: 'assets/TeamPage-1.js', imports: ['_parts-1.js'] },
};

test('the files of a page are those of its modules and of all their imports, without those of every page', async () => {
  const build = await written(JSON.stringify(manifest));
  expect(build.entry).toEqual(['/assets/index-1.js', '/assets/runtime-1.js']);
  expect(build.filesOf(['src/routes/team/TeamPage.tsx'])).toEqual([
    '/assets/TeamPage-1.js',
    '/assets/parts-1.js',
    '/assets/icons-1.js',
  ]);
});

test('a module that the build does not have is an error that says what to do', async () => {
  const build = await written(JSON.stringify(manifest));
  expect(() => build.filesOf(['src/routes/gone/GonePage.tsx'])).toThrow(/gone\/GonePage\.tsx.*Build the site again\./);
});

test.each([
  '',
  '[]',
  '{}',
  '{"index.html":{}}',
  '{"index.html":{"file":"a.js","imports":"b.js"}}',
  '{"index.html":null}',
])('a manifest with the content %j is refused', async (text) => {
  await expect(written(text)).rejects.toThrow(/manifest/);
});

test('a template without the place of a part is refused', async () => {
  await writeFile(join(folder, 'index.html'), '<html lang="en"><!--meta--><!--/meta-->');
  await expect(readTemplate(folder)).rejects.toThrow('<!--splash-styles-->');
});
