/**
 * The floor of a measurement: a plain React page with the same content. It reads the finished home
 * page from a browser, and generates a module that renders the same elements with React alone, with
 * the site's stylesheets and pictures.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';
import { menuButton, open, withPhone } from '../lib/visit.ts';
import { bundle } from './bundle.ts';
import { floorModule, type NodeData, snapshot } from './element.ts';
import { serveBeside } from './floor-server.ts';

interface Finished {
  nodes: NodeData[];
  /** The URLs of the stylesheets, in order. */
  sheets: string[];
}

const readNodes = (page: Page) => page.locator('#root > *').evaluateAll(snapshot, menuButton);

/** The page after everything has loaded. */
const finishedPage = (browser: Browser, url: string): Promise<Finished> =>
  withPhone(browser, { everyFrame: false }, async (phone) => {
    await open(phone, url);
    const { page } = phone;
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    );
    return { nodes: await readNodes(page), sheets };
  });

const htmlOf = ({ sheets }: Finished, program: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The floor</title>
<meta name="theme-color" content="#0f2f23">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${program}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/**
 * Builds and serves the floor of a site's home page. Throws if its content differs.
 *
 * @param site the URL of the running site
 */
export async function startFloor(browser: Browser, site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const finished = await finishedPage(browser, `${site}/`);
  const code = await bundle(floorModule(finished.nodes));
  const program = '/assets/floor.js';
  const files = {
    '/': { content: htmlOf(finished, program), type: 'text/html; charset=utf-8' },
    [program]: { content: code, type: 'text/javascript; charset=utf-8' },
  };
  const server = await serveBeside(site, files);
  try {
    const floor = await finishedPage(browser, `${server.url}/`);
    if (!isDeepStrictEqual(floor.nodes, finished.nodes))
      throw new Error('The floor differs from the home page: tooling/bench/element.ts does not copy everything.');
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
