import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { cutoutSvg, cutouts, frondPath } from './cutouts.ts';
import { pictureNames, pictures, renderPicture, renderScene, sceneNames } from './index.ts';
import { scenes } from './vite.ts';

/** The XML syntax errors of a drawing; empty if it is well-formed. */
function malformed(xml: string): string {
  const open: string[] = [];
  const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>|([^<]+)|(<)/g;
  for (const [all, close, name, attributes = '', selfClosed, text, stray] of xml.matchAll(token)) {
    if (stray) return 'a tag that cannot be read';
    if (text !== undefined) return `loose text "${text.slice(0, 20)}"`;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice in ${all.slice(0, 60)}`;
    if (close && open.pop() !== name) return `</${name}> closes something else`;
    if (!(close || selfClosed) && name) open.push(name);
  }
  return open.length > 0 ? `<${open.join('><')}> stays open` : '';
}

const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const references = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '');

describe.each(pictureNames)('the picture %s', (name) => {
  const svg = renderPicture(name);

  test('is well-formed and holds only finite numbers', () => {
    expect(malformed(svg)).toBe('');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(paths.filter((d) => !/^M[\dMLHVCSQTAZmlhvcsqtaz .-]+$/.test(d))).toEqual([]);
  });

  test('is at most 12,000 bytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
  });

  test('covers any box from its centre', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="\d+ \d+ \d+ \d+" preserveAspectRatio="xMidYMid slice">/,
    );
  });

  test('is reproducible', () => {
    expect(renderPicture(name)).toBe(svg);
  });

  test('has exactly one cloth layer, and uses it once', () => {
    expect(svg.match(/<pattern /g)).toHaveLength(1);
    expect(svg.match(/url\(#/g)).toHaveLength(1);
  });

  test('is flat paper: no gradient, filter, picture or script', () => {
    expect(svg).not.toMatch(/gradient|filter|<image|<script|<style|<foreignObject/i);
  });

  test('refers only to its own ids, without duplicates', () => {
    const given = ids(svg);
    expect(new Set(given).size).toBe(given.length);
    expect(references(svg).filter((id) => !given.includes(id))).toEqual([]);
  });
});

describe('the registry', () => {
  test('holds each of the sixteen scenes under its own name', () => {
    expect(sceneNames).toHaveLength(16);
    expect(sceneNames.map((scene) => pictures[scene])).toEqual(sceneNames.map((scene) => ({ scene })));
  });

  test('holds no picture twice, whatever its ids', () => {
    const drawn = pictureNames.map((name) => renderPicture(name).replaceAll(/s[0-9a-z]{4}(?=[A-Za-z\d]*["')])/g, ''));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('uses different ids in all pictures, so that they can be in one page', () => {
    const all = pictureNames.flatMap((name) => ids(renderPicture(name)));
    expect(new Set(all).size).toBe(all.length);
  });

  test('lists all pictures if the requested one does not exist', () => {
    expect(() => renderPicture('volcano')).toThrow(/"volcano".*canopy-dawn.*wetland/);
  });
});

describe.each(sceneNames)('the scene %s', (scene) => {
  test('is another picture with another seed, hour, side or crop', () => {
    const id = 'same';
    const drawn = [
      renderScene(scene, { id }),
      ...[1, 2, 3, 4, 5, 6].map((seed) => renderScene(scene, { id, seed })),
      ...(['dawn', 'day', 'dusk', 'night'] as const).map((time) => renderScene(scene, { id, time })),
      renderScene(scene, { id, mirror: true }),
      ...(['close', 'left', 'right'] as const).map((crop) => renderScene(scene, { id, crop })),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('has at most 12,000 bytes and is well-formed for any seed', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const svg = renderScene(scene, { seed, time: 'dusk', mirror: true });
      expect(malformed(svg), `seed ${seed}`).toBe('');
      expect(svg.length, `seed ${seed}`).toBeLessThanOrEqual(12_000);
      expect(svg, `seed ${seed}`).not.toMatch(/NaN|undefined/);
    }
  });

  test('bases its ids on its options by default', () => {
    const [first] = ids(renderScene(scene));
    const [other] = ids(renderScene(scene, { seed: 1 }));
    expect(first).not.toBe(other);
  });
});

// The keys of an object literal are exactly its own.
describe.each(Object.keys(cutouts) as (keyof typeof cutouts)[])('the cut-out %s', (name) => {
  test('is a small, well-formed SVG without external references', () => {
    const svg = cutoutSvg(name);
    expect(malformed(svg)).toBe('');
    expect(svg.length).toBeLessThanOrEqual(2_048);
    expect(references(svg).filter((id) => !ids(svg).includes(id))).toEqual([]);
  });
});

test('a cut-out contains its path data, and that of the frond', () => {
  const { front, behind } = cutouts['hero-hill-wide']();
  expect(cutoutSvg('hero-hill-wide')).toContain(front.path);
  expect(cutoutSvg('hero-hill-wide')).toContain(behind);
  expect(cutoutSvg('hero-hill-wide')).toContain(frondPath());
});

describe('importing scene:<name>', () => {
  /** Builds one module with the plugin, and returns its code and the emitted files. */
  async function bundle(code: string, ssr = false): Promise<{ code: string; files: string[] }> {
    const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
    try {
      const entry = {
        name: 'entry',
        resolveId: (id: string) => (id === 'entry' ? '\0entry' : null),
        load: (id: string) => (id === '\0entry' ? code : null),
      };
      const output = await build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        cacheDir: join(folder, 'cache'),
        plugins: [entry, scenes()],
        build: { write: false, ssr, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
      });
      const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
      const script = chunks.find((chunk) => chunk.type === 'chunk');
      return { code: script?.type === 'chunk' ? script.code : '', files: chunks.map((chunk) => chunk.fileName) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test('resolves to a hashed file in the client build, and the same URL in the server build', async () => {
    const code = `export { default } from 'scene:canopy-dawn'`;
    const client = await bundle(code);
    const file = client.files.find((name) => name.endsWith('.svg'));
    expect(file).toMatch(/^assets\/canopy-dawn-[\w-]{8}\.svg$/);
    expect(client.code).toContain(`/${file}`);
    expect((await bundle(code, true)).code).toContain(`/${file}`);
  });

  test('resolves to a data URL without a build: in dev, stories and tests', async () => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      plugins: [scenes()],
    });
    try {
      const { default: url } = await server.ssrLoadModule('scene:savanna');
      const [kind, data = ''] = url.split(',');
      expect(kind).toBe('data:image/svg+xml;base64');
      expect(Buffer.from(data, 'base64').toString()).toBe(renderPicture('savanna'));
    } finally {
      await server.close();
    }
  });

  test('stops the build at an unknown name and lists the names', async () => {
    await expect(bundle(`import 'scene:volcano'`)).rejects.toThrow(/"volcano".*canopy-dawn.*wetland/);
  });

  test('is declared for TypeScript', () => {
    expect(readFileSync(join(import.meta.dirname, 'scene.d.ts'), 'utf8')).toContain("declare module 'scene:*'");
  });
});
