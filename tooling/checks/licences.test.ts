import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from '../lib/files.ts';
import { type Licence, readLicences } from '../lib/licences.ts';
import { publicPackages } from '../lib/publicPackages.ts';

const licences = readLicences();

test('[REL-05] every dependency of the packages, the site and the server is listed with its licence', () => {
  const apps = ['apps/site', 'apps/api'].map((folder) =>
    readJson<{ dependencies?: Record<string, string> }>(join(root, folder, 'package.json'), {}),
  );
  const needed = [...publicPackages().map(({ manifest }) => manifest), ...apps].flatMap(({ dependencies }) =>
    Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@nzete/')),
  );
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !licences.some((licence) => licence.name === name))).toEqual([]);
});

test('[REL-05] no licence asks more of a host than its mention, but for changes of the package itself', () => {
  const permissive =
    /^(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|MPL-2\.0|\(MIT OR CC0-1\.0\))$/;
  // libvips, which `sharp` loads as a library of its own; only the server needs it.
  const isLibvips = ({ name, neededBy }: Licence) => name.startsWith('@img/sharp-') && neededBy.join() === 'api';
  // Faces, under a licence that asks nothing of the documents that they are embedded in.
  const isFace = ({ name, licence }: Licence) => name.startsWith('@fontsource/') && licence === 'OFL-1.1';
  const demanding = licences.filter((one) => !permissive.test(one.licence ?? '') && !isLibvips(one) && !isFace(one));
  expect(demanding).toEqual([]);
});
