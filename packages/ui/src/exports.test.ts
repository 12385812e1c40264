import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { entries, indexSource, packageExports, readmeSource } from '../exports.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('[LIB-02] every component has its own entry; `npm run exports -w packages/ui` writes them', () => {
  expect(JSON.parse(read('../package.json')).exports).toEqual(packageExports());
  expect(read('./index.ts')).toBe(indexSource());
});

test('[LIB-02] the README lists every component with its purpose', () => {
  const readme = read('../README.md');
  const components = Object.keys(entries()).filter((name) => name !== 'NzeteProvider' && name !== 'format');
  const rows = [...readme.matchAll(/^\| `(\w+)` \| [^|]+ \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual(components);
  expect(readme).toBe(readmeSource(readme));
});

test('[LIB-31] the README names the components whose stories have the tag beta', () => {
  const files = globSync('./{primitives,components}/*/*.stories.tsx', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(200);
  const tagged = files.filter((file) => /tags: \[[^\]]*'beta'/.test(read(file)));
  const [, line = ''] = /^Beta, [^:]+: (.+)\.$/m.exec(read('../README.md')) ?? [];
  expect([...line.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(
    tagged.map((file) => basename(file, '.stories.tsx')).toSorted(),
  );
});
