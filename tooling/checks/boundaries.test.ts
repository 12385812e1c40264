/** The direction of imports that CONTRIBUTING.md draws, read from the source. */
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/setup.mjs';
import { cycles, type Import, importsOf, sources, specifiers, textOf } from './imports.ts';

const shown = ({ from, specifier }: Import) => `${from} imports ${specifier}`;
const offending = (imports: Import[], bad: (found: Import) => boolean) => imports.filter(bad).map(shown);
/** What stories of a package share stands beside them. */
const isStory = (file: string) => /\.stories\.tsx$|^packages\/[\w-]+\/stories\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const packages = importsOf('packages/*/**/*.{ts,tsx}');
const ui = packages.filter(({ from }) => from.startsWith('packages/ui/src/'));
const site = importsOf('apps/site/src/**/*.{ts,tsx}');
/** The types that the server and the built site both import. */
const contract = 'apps/site/src/app/renderer.ts';

describe('packages', () => {
  test('import no app', () => {
    const app = ({ to }: Import) => to.startsWith('apps/') || /^@nzete\/(site|api)(\/|$)/.test(to);
    expect(offending(packages, app)).toEqual([]);
  });

  test('the client knows nothing of the design system', () => {
    const client = packages.filter(({ from }) => from.startsWith('packages/api-client/'));
    expect(offending(client, ({ to }) => to.startsWith('@nzete/ui') || to.startsWith('packages/ui/'))).toEqual([]);
  });

  test.each(['packages/domain/', 'packages/languages/'])('%s imports nothing of ours', (folder) => {
    const own = packages.filter(({ from }) => from.startsWith(folder));
    expect(own.length).toBeGreaterThan(0);
    expect(offending(own, ({ from, to }) => !isTest(from) && !to.startsWith(folder))).toEqual([]);
  });

  test('what is published needs nothing private but what the design system bundles', () => {
    const published = packages.filter(({ from }) => /^packages\/(ui|api-client)\/src\//.test(from) && !isStory(from));
    const isBundled = ({ from, to }: Import) =>
      from.startsWith('packages/ui/') && /^@nzete\/(?:domain|languages)$/.test(to);
    const own = ({ from, to }: Import) => !isTest(from) && /^(@nzete\/|packages\/(domain|languages|scenes)\/)/.test(to);
    expect(offending(published, (found) => own(found) && !isBundled(found))).toEqual([]);
  });
});

describe('[LIB-04] the design system', () => {
  test('knows no router, store or data client', () => {
    const foreign = /^(react-router|react-redux|@reduxjs\/|redux|@nzete\/api-client|packages\/api-client)/;
    expect(offending(ui, ({ to }) => foreign.test(to))).toEqual([]);
  });

  test('fetches nothing', () => {
    const files = sources('packages/ui/src/**/*.{ts,tsx}').filter((file) => !isStory(file) && !isTest(file));
    expect(files.filter((file) => /\bfetch\(|XMLHttpRequest|\bEventSource\b|\bWebSocket\b/.test(textOf(file)))).toEqual(
      [],
    );
  });

  test('imports a neighbour’s file, never its own public index', () => {
    const inside = ui.filter(({ from }) => /^packages\/ui\/src\/(components|primitives|internal)\//.test(from));
    const index = ({ to }: Import) => to === '@nzete/ui' || /^packages\/ui\/src(\/index(\.ts)?)?$/.test(to);
    expect(offending(inside, index)).toEqual([]);
  });

  test('primitives know no component', () => {
    const primitives = ui.filter(({ from }) => from.startsWith('packages/ui/src/primitives/') && !isStory(from));
    expect(offending(primitives, ({ to }) => to.startsWith('packages/ui/src/components/'))).toEqual([]);
  });

  test('imports Storybook in stories only', () => {
    const storybook = ({ from, to }: Import) => /^(storybook|@storybook)(\/|$)/.test(to) && !isStory(from);
    expect(offending(packages, storybook)).toEqual([]);
  });

  test('imports heavy libraries by subpath, so that one component does not bring them all', () => {
    const whole = ['react-aria-components', 'react-aria', 'react-stately'];
    expect(offending(ui, ({ from, to }) => whole.includes(to) && !isStory(from))).toEqual([]);
  });

  /** The react-aria modules in a component's bundle. */
  async function ariaOf(component: string): Promise<string[]> {
    const { metafile } = await build({
      entryPoints: [`packages/ui/src/${component}/index.ts`],
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      conditions: ['@nzete/source'],
      loader: { '.css': 'empty' },
    });
    return Object.keys(metafile.inputs).filter((file) => /react-(aria|stately)/.test(file));
  }

  test('brings nothing of react-aria with the top navigation, the footer and the hero', async () => {
    for (const name of ['TopNavigation', 'SiteFooter', 'Hero', 'ParallaxHero'])
      expect(await ariaOf(`components/${name}`), name).toEqual([]);
    expect(await ariaOf('primitives/Switch')).not.toEqual([]);
  });
});

describe('the site', () => {
  /** From the outermost layer: each may import itself and the following ones. */
  const layers = ['app', 'routes', 'features', 'shared'];
  const layerOf = (path: string) => layers.indexOf(/^apps\/site\/src\/(\w+)\//.exec(path)?.[1] ?? '');
  const featureOf = (path: string) => /^apps\/site\/src\/features\/([^/]+)/.exec(path)?.[1];

  test('imports one way: app, routes, features, shared', () => {
    const outwards = ({ from, to }: Import) => !isTest(from) && layerOf(to) !== -1 && layerOf(to) < layerOf(from);
    expect(offending(site, outwards)).toEqual([]);
  });

  test('has no folder of code beside these layers, the script inside the HTML, the service worker and the staff area', () => {
    const others = sources('apps/site/src/*/**/*.{ts,tsx}').filter((file) => layerOf(file) === -1);
    expect(others.filter((file) => !/^apps\/site\/src\/(?:early|worker|staff)\//.test(file))).toEqual([]);
  });

  test('[STAFF-30] imports nothing of the staff area, which has features and shared code in common with it only', () => {
    const isStaff = (path: string) => path.startsWith('apps/site/src/staff/');
    expect(offending(site, ({ from, to }) => !isStaff(from) && isStaff(to))).toEqual([]);
    const outside = ({ from, to }: Import) =>
      isStaff(from) && /^apps\/site\/src\/(?:app|routes|early|worker)\//.test(to);
    expect(offending(site, outside)).toEqual([]);
  });

  test('features do not import each other', () => {
    const other = ({ from, to }: Import) => {
      const [own, theirs] = [featureOf(from), featureOf(to)];
      return own !== undefined && theirs !== undefined && own !== theirs;
    };
    expect(offending(site, other)).toEqual([]);
  });

  test('routes fetch nothing', () => {
    const routes = sources('apps/site/src/routes/**/*.{ts,tsx}').filter((file) => !isTest(file));
    expect(routes.filter((file) => /\bfetch\(|XMLHttpRequest/.test(textOf(file)))).toEqual([]);
  });

  test('imports published packages by their names, and no server code', () => {
    const around = ({ from, to }: Import) =>
      from !== contract && /^(packages\/|apps\/api\/|@nzete\/(api|languages|scenes)(\/|$))/.test(to);
    expect(offending(site, around)).toEqual([]);
  });
});

describe('the server', () => {
  const server = importsOf('apps/api/src/**/*.ts');

  test('imports neither the site, but for the types of its contract, nor a package but the domain and the languages', () => {
    const foreign = ({ to }: Import) =>
      to !== contract && /^(apps\/site\/|packages\/|@nzete\/(?!(?:domain|languages)$))/.test(to);
    expect(offending(server, foreign)).toEqual([]);
  });

  const isRoute = (path: string) => /\/([\w-]+-)?routes?\.ts$/.test(path);

  test('declares its endpoints in the routes of a subject, and content in a file for each resource', () => {
    const declared = sources('apps/api/src/**/*.ts').filter((file) => /\boperationId: '/.test(textOf(file)));
    const resources = 'apps/api/src/content/resources/';
    expect(declared.filter((file) => !isRoute(file) && !file.startsWith(resources))).toEqual([]);
  });

  test('imports routes in the application, in subjects and in other routes only', () => {
    const mayImport = (file: string) => isRoute(file) || /^apps\/api\/src\/(?:app|[\w-]+\/subject)\.ts$/.test(file);
    const fromLogic = ({ from, to }: Import) => isRoute(to) && !mayImport(from);
    expect(offending(server, fromLogic)).toEqual([]);
  });

  test('what every subject uses knows no subject', () => {
    const shared = /^apps\/api\/src\/(db|files|http|locales|text)\//;
    const outside = ({ from, to }: Import) =>
      shared.test(from) && /^apps\/api\/src\/[\w-]+\//.test(to) && !shared.test(to);
    expect(offending(server, outside)).toEqual([]);
  });
});

test('no import is circular', () => {
  expect(cycles(importsOf('{apps,packages,tooling,.storybook}/**/*.{ts,tsx,mjs}'))).toEqual([]);
});

test('nothing reads files from outside the repository', () => {
  // Joined, so that this file does not match.
  const outside = new RegExp(['\\.\\./', 'shared/(design|spec|notes|tools)'].join(''));
  const files = sources('{apps,packages,tooling,docs,.storybook,.ci}/**/*.{ts,tsx,mjs,js,json,css,html,md}');
  expect([...files, ...sources('*.{ts,json,md}')].filter((file) => outside.test(textOf(file)))).toEqual([]);
});

test('the scanner sees every form of import and no comment', () => {
  const text = `
    import type { A } from './a.ts';
    import {
      b,
    } from "./b.ts";
    import './c.css';
    export * from './d.ts';
    const e = await import('./e.ts');
    // import './no.ts'
    /** @example import { X } from './no.ts' */`;
  expect(specifiers(text)).toEqual(['./a.ts', './b.ts', './c.css', './d.ts', './e.ts']);
});

test('a circular import is found, however long it is', () => {
  const arrow = (from: string, to: string): Import => ({ from, to, specifier: to });
  expect(cycles([arrow('a', 'b'), arrow('a', 'c'), arrow('b', 'c'), arrow('c', 'react')])).toEqual([]);
  expect(cycles([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'd'), arrow('d', 'b')])).toEqual(['b -> c -> d -> b']);
});
