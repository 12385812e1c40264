/**
 * The packed design system in other projects (see tooling/pack): with another Tailwind theme, with
 * a legacy reset and Bootstrap, in server-rendered pages, in Jest and Vitest.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@nzete/languages';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../browser.ts';
import { writeText } from '../lib/files.ts';
import { type Appearance, appearanceOf, differences } from './appearance.ts';
import { inApp } from './freshApp.ts';
import { serveFolder } from './serveFolder.ts';

const app = inject('app') ?? '';

const ours = '@import "@nzete/ui/styles.css";';
const tailwind = '@import "tailwindcss";\n@import "../theme.css";';
const legacy = '@import "bootstrap/dist/css/bootstrap.css";\n@import "../legacy.css";';
const layered = '@layer theme, base, nz, components, utilities;\n@import "@nzete/ui/styles.layer.css";';

/** The stylesheets of each page. The reference has no elements of the host. */
const pages = {
  reference: ours,
  'tailwind-alone': tailwind,
  'tailwind-first': `${tailwind}\n${ours}`,
  'tailwind-last': `${ours}\n${tailwind}`,
  'tailwind-layer': `${layered}\n${tailwind}`,
  'legacy-alone': legacy,
  'legacy-first': `${legacy}\n${ours}`,
  'legacy-last': `${ours}\n${legacy}`,
};
type PageName = keyof typeof pages;

/** The widths of the window, and of the part with our components. */
const widths = { wide: [1280, 1200], narrow: [400, 360] } as const;
type Size = keyof typeof widths;

let browser: Browser;
let context: BrowserContext;
let built: Awaited<ReturnType<typeof serveFolder>>;

function writePages() {
  for (const [name, sheet] of Object.entries(pages)) {
    const body = `data-host="${name.split('-')[0]}"${sheet.includes('@nzete/ui') ? ' data-ours="true"' : ''}`;
    writeText(join(app, 'pages', name, 'sheet.css'), sheet);
    writeText(
      join(app, 'pages', name, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="./sheet.css"></head>
      <body id="page" class="content prose" ${body}><div id="root"></div><script type="module" src="../main.tsx"></script></body></html>`,
    );
  }
}

beforeAll(async () => {
  writePages();
  await inApp(app, 'npm exec -- vite build pages');
  built = await serveFolder(join(app, 'pages/dist'));
  browser = await chromium.launch(chromiumLaunchOptions());
  context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  context.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await browser?.close();
  await built?.stop();
});

/** Opens a page and passes it on. Fails if the page logged an error. */
async function visit<T>(address: string, width: number, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  try {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const result = await work(page);
    expect(errors).toEqual([]);
    return result;
  } finally {
    await page.close();
  }
}

const addressOf = (name: PageName) => `${built.url}/${name}/index.html`;

/** Our components, a hovered link, and the dialog that one of them opens. */
async function lookAtOurs(page: Page, size: Size): Promise<Appearance[]> {
  await page.getByRole('link', { name: 'Our story' }).hover();
  const shown = await appearanceOf(page, '#ours', widths[size][1]);
  await page.getByRole('button', { name: 'Read more' }).click();
  await page.getByRole('dialog').waitFor();
  return [...shown, ...(await appearanceOf(page, '[role="dialog"]'))];
}

/** The computed styles of the page itself, except its height, which our components change. */
function lookAtPage(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [document.documentElement, document.body].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !/^--|height|block-size|origin/.test(name));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}

interface Look {
  ours: Appearance[];
  host: Appearance[];
  page: string[][];
}

function lookAt(name: PageName, size: Size): Promise<Look> {
  return visit(addressOf(name), widths[size][0], async (page) => {
    await page.getByRole('heading', { name: 'A heading' }).waitFor();
    const host = await appearanceOf(page, '#host');
    const itself = await lookAtPage(page);
    return { host, page: itself, ours: name.endsWith('-alone') ? [] : await lookAtOurs(page, size) };
  });
}

const looks = new Map<string, Promise<Look>>();

/** Each page is read once in each size. */
function lookOf(name: PageName, size: Size): Promise<Look> {
  const key = `${name} ${size}`;
  const look = looks.get(key) ?? lookAt(name, size);
  looks.set(key, look);
  return look;
}

const beside: [PageName, PageName][] = [
  ['tailwind-alone', 'tailwind-first'],
  ['tailwind-alone', 'tailwind-last'],
  ['tailwind-alone', 'tailwind-layer'],
  ['legacy-alone', 'legacy-first'],
  ['legacy-alone', 'legacy-last'],
];

describe.each(beside)('a host as on %s, with our sheet as on %s', (alone, together) => {
  test.each(['wide', 'narrow'] as const)('shows our components as our sheet alone does (%s)', async (size) => {
    const [expected, found] = await Promise.all([lookOf('reference', size), lookOf(together, size)]);
    expect(expected.ours.length).toBeGreaterThan(120);
    expect(differences(expected.ours, found.ours)).toEqual([]);
  });

  test.each(['wide', 'narrow'] as const)('shows itself as without us (%s)', async (size) => {
    const [expected, found] = await Promise.all([lookOf(alone, size), lookOf(together, size)]);
    expect(expected.host.length).toBeGreaterThan(15);
    expect(differences(expected.host, found.host)).toEqual([]);
    expect(found.page).toEqual(expected.page);
  });
});

test('a host with Tailwind has its own theme: without it nothing above would say anything', async () => {
  const { host } = await lookOf('tailwind-layer', 'wide');
  const style = (name: string) => host.find((element) => element.name.includes(name))?.style ?? {};
  expect(style('bg-brand')).toMatchObject({ 'background-color': 'rgb(0, 68, 204)', 'padding-left': '20px' });
  expect(style('text-2xl')).toMatchObject({ 'font-size': '24px' });
  expect(style('animate-spin')).toMatchObject({ 'animation-name': 'spin' });
  expect(style('hidden md:flex')).toMatchObject({ display: 'grid' });
});

test('in the layered sheet a utility of the host that is passed to a component wins', async () => {
  const style = await visit(addressOf('tailwind-layer'), 1280, (page) =>
    page
      .getByRole('button', { name: 'Ours, in the host’s colours' })
      .evaluate((button) => ({ ...getComputedStyle(button), length: 0 })),
  );
  expect(style).toMatchObject({ backgroundColor: 'rgb(0, 68, 204)', paddingLeft: '8px', fontSize: '24px' });
});

test('[LIB-40] a light page stays light in a dark system, our components too', async () => {
  const { ours: expected } = await lookOf('reference', 'wide');
  const found = await visit(addressOf('reference'), widths.wide[0], async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    await page.getByRole('heading', { name: 'A heading' }).waitFor();
    return lookAtOurs(page, 'wide');
  });
  expect(differences(expected, found)).toEqual([]);
});

test('[LIB-40] a page follows the system with data-theme="system", and is dark with "dark"', async () => {
  const grounds = await visit(addressOf('reference'), widths.wide[0], async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    return page.evaluate(() => {
      const { documentElement } = document;
      return ['light', 'dark', 'system'].map((theme) => {
        documentElement.dataset.theme = theme;
        return getComputedStyle(documentElement).getPropertyValue('--nz-color-scheme');
      });
    });
  });
  expect(grounds).toEqual(['light', 'dark', 'dark']);
});

describe('[LIB-02] a project on Next', () => {
  beforeAll(async () => {
    cpSync(join(app, 'pages/Components.tsx'), join(app, 'next/app/Components.jsx'));
    await inApp(app, 'npm exec -- next build next');
  });

  test('calls our helpers on the server, and shows our components as our sheet alone does', async () => {
    const next = await serveFolder(join(app, 'next/out'));
    try {
      const words = await visit(next.url, 1280, async (page) => [
        await page.getByRole('heading', { name: 'arbres' }).textContent(),
        await page.locator('#helpers').allTextContents(),
        await page.getByRole('link', { name: 'Lire la suite' }).evaluate((link) => getComputedStyle(link).borderRadius),
      ]);
      expect(words).toEqual([
        '50\u202f000 arbres',
        [`30 juillet 2026: ${languages.join(' ')}`],
        expect.stringMatching(/^[1-9]/),
      ]);
      const { ours: expected } = await lookOf('reference', 'wide');
      const found = await visit(next.url, widths.wide[0], (page) => lookAtOurs(page, 'wide'));
      expect(differences(expected, found)).toEqual([]);
    } finally {
      await next.stop();
    }
  });
});

describe('[LIB-02] a project’s own tests of our components', () => {
  test('run in Jest as the README says', async () => {
    cpSync(join(app, 'src/readme-ui/jest.config.js'), join(app, 'runners/jest.config.js'));
    await inApp(app, 'npm exec -- jest --config runners/jest.config.js --ci');
  });

  test('run in Vitest as the README says', async () => {
    cpSync(join(app, 'src/readme-ui/vitest.config.js'), join(app, 'runners/vitest.config.js'));
    await inApp(app, 'npm exec -- vitest run --root runners --globals');
  });
});
