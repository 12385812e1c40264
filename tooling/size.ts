/**
 * `npm run size`: what a first visit of the home page downloads, against its limits. The parts are read from the
 * build, the whole is counted in a browser on the real server.
 */
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './browser.ts';
import { catalogueFiles, fileSize, homeChunks, readManifest } from './lib/manifest.ts';
import { startServer } from './lib/server.ts';
import { table, thousands } from './lib/table.ts';
import { type Visit, visit } from './lib/visit.ts';

interface Guard {
  what: string;
  value: number;
  limit: number;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const path = (url: string) => new URL(url).pathname.replace(/^\//, '');

/** French is a third longer than English; every language loads the same number of files. */
const languages = ['en', 'fr'];

/** The files of one kind that a visit asked for, compressed. */
const sizeOf = ({ requests }: Visit, type: string) =>
  sum(requests.filter((request) => request.type === type).map(({ url }) => fileSize(path(url))));

function parts(visits: Visit[]): Guard[] {
  const manifest = readManifest();
  const files = new Set(homeChunks(manifest).flatMap((key) => manifest[key]?.file ?? []));
  const texts = visits.map(({ requests }) => {
    const asked = requests.map(({ url }) => path(url));
    return catalogueFiles(manifest, asked).filter((file) => !files.has(file));
  });
  const code = sum([...files].filter((file) => file.endsWith('.js')).map(fileSize));
  return [
    { what: 'HTML with the splash', value: fileSize('index.html'), limit: 13_000 },
    {
      what: 'JavaScript the page needs',
      value: code + Math.max(...texts.map((asked) => sum(asked.map(fileSize)))),
      limit: 120_000,
    },
    {
      what: 'JavaScript in all, also behind the splash',
      value: Math.max(...visits.map((one) => sizeOf(one, 'Script'))),
      limit: 135_000,
    },
    { what: 'CSS', value: Math.max(...visits.map((one) => sizeOf(one, 'Stylesheet'))), limit: 12_000 },
  ];
}

const whole = (visits: Visit[]): Guard[] => [
  { what: 'Requests', value: Math.max(...visits.map(({ requests }) => requests.length)), limit: 14 },
  {
    what: 'Bytes in all',
    value: Math.max(...visits.map(({ requests }) => sum(requests.map(({ bytes }) => bytes)))),
    limit: 280_000,
  },
];

const isOver = ({ value, limit }: Guard) => value > limit;

async function measure(): Promise<Visit[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const visits: Visit[] = [];
    for (const language of languages) visits.push(await visit(browser, `${server.url}/?lang=${language}`));
    return visits;
  } finally {
    await browser.close();
    await server.stop();
  }
}

try {
  const visits = await measure();
  const requests = visits[0]?.requests ?? [];
  console.log(
    table(
      ['request', 'type', 'bytes'],
      requests.map(({ url, type, bytes }) => [`/${path(url)}`, type, thousands(bytes)]),
    ),
  );
  const guards = [...parts(visits), ...whole(visits)];
  const rows = guards.map((guard) => [
    guard.what,
    thousands(guard.value),
    thousands(guard.limit),
    isOver(guard) ? 'TOO MUCH' : 'ok',
  ]);
  console.log(`\n${table(['brotli, home, first visit', 'is', 'at most', ''], rows)}`);
  if (guards.some(isOver)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
