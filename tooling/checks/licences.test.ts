import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from '../lib/files.ts';
import { publicPackages } from '../lib/publicPackages.ts';

const rows = readFileSync(join(root, 'docs/licences.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('[REL-05] every dependency of the packages, the site and the server is listed with its licence', () => {
  const apps = ['apps/site', 'apps/api'].map((folder) =>
    readJson<{ dependencies?: Record<string, string> }>(join(root, folder, 'package.json'), {}),
  );
  const needed = [...publicPackages().map(({ manifest }) => manifest), ...apps].flatMap(({ dependencies }) =>
    Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@nzete/')),
  );
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !rows.some(([, listed]) => listed === `\`${name}\``))).toEqual([]);
});

test('[REL-05] no licence asks more of a host than its mention, but for changes of the package itself', () => {
  const permissive =
    /^(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|MPL-2\.0|\(MIT OR CC0-1\.0\))$/;
  // libvips, which `sharp` loads as a library of its own; only the server needs it.
  const isLibvips = (name = '', neededBy = '') => name.startsWith('`@img/sharp-') && neededBy === 'api';
  // Faces, under a licence that asks nothing of the documents that they are embedded in.
  const isFace = (name = '', licence = '') => name.startsWith('`@fontsource/') && licence === 'OFL-1.1';
  const demanding = rows.filter(
    ([, name, , licence = '', neededBy]) =>
      !permissive.test(licence) && !isLibvips(name, neededBy) && !isFace(name, licence),
  );
  expect(demanding).toEqual([]);
});
