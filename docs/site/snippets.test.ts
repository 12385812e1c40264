/** Every code block of the documentation compiles against the built packages. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../tooling/lib/setup.mjs';
import { snippetsOf } from '../../tooling/pack/readme.ts';

const pages = join(import.meta.dirname, 'pages');
// Inside of the repository, so that its packages are found.
const folder = join(import.meta.dirname, 'generated-snippets');

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'esnext.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const page of globSync('**/*.md', { cwd: pages })) {
    for (const [name, code] of snippetsOf(readFileSync(join(pages, page), 'utf8'))) {
      const file = join(folder, page.replace('.md', ''), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[LIB-31] every code block compiles against the packages', () => {
  expect(globSync('**/*.{ts,tsx}', { cwd: folder }).length).toBeGreaterThan(5);
  const { stdout } = spawnSync(process.execPath, [program('@typescript/native/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
