/**
 * `npm run fuzz`: generated requests to an in-memory server. `-- --runs 20000 --seeds 20` sets
 * their number and that of the seeds, `-- --seed 7` repeats one seed. Exits 1 if a response was
 * wrong, or an operation never succeeded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../src/app.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { loadCatalogue } from '../src/courses/load.ts';
import { catalogueSource } from '../src/courses/source.ts';
import { contentDir, drawDots, writeFiles } from '../test/support/files.ts';
import { interfaceTexts } from '../test/support/interface-texts.ts';
import { siteFiles } from '../test/support/site-files.ts';
import { documentOf, operationsOf } from './document.ts';
import { type FuzzResult, fuzz, unreached } from './fuzz.ts';
import { everyLimit } from './limits.ts';
import { newsletterSettings, unsentMail } from './mail.ts';

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number from 1, but it is "${text}"`);
  return Number(text);
}

function options() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '2000' },
      seeds: { type: 'string', default: '2' },
      seed: { type: 'string' },
    },
  });
  const first =
    values.seed === undefined ? Math.floor(Math.random() * 1_000_000) + 1 : wholeNumber('seed', values.seed);
  const seeds = values.seed === undefined ? wholeNumber('seeds', values.seeds) : 1;
  return { runs: wholeNumber('runs', values.runs), seeds: Array.from({ length: seeds }, (_, index) => first + index) };
}

/** Pictures and a site as the tests have them, so that the fuzzer needs no build. */
function drawFiles(): { picturesDir: string; siteDir: string } {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-fuzz-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const [picturesDir, siteDir] = [join(folder, 'pictures'), join(folder, 'site/dist')];
  writeFiles(picturesDir, drawDots());
  writeFiles(siteDir, { ...siteFiles(['/', '/team']), 'server/texts.json': JSON.stringify(interfaceTexts) });
  return { picturesDir, siteDir };
}

const folders = drawFiles();

async function fuzzSeed(seed: number, runs: number): Promise<FuzzResult> {
  // A new server for each seed, so that its results are reproducible.
  const app = await buildApp({
    dataDir: ':memory:',
    mail: unsentMail,
    newsletter: newsletterSettings,
    // A busy machine refuses nothing, and is given time.
    pressure: { pageDelayMs: 0, callDelayMs: 0, memoryBytes: 0 },
    renderWaitMs: 60_000,
    ...folders,
    rateLimits: everyLimit({ max: 1_000_000_000, timeWindow: 60_000 }),
  });
  try {
    await app.content.load(contentDir, folders.picturesDir);
    await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
    await app.ready();
    return await fuzz(app, { seed, runs: Math.ceil(runs / operationsOf(documentOf(app)).length) });
  } finally {
    await app.close();
  }
}

async function main(): Promise<void> {
  const { runs, seeds } = options();
  let requests = 0;
  let findings = 0;
  for (const seed of seeds) {
    const result = await fuzzSeed(seed, runs / seeds.length);
    requests += result.requests;
    findings += result.findings.length;
    console.log(`seed ${seed}: ${result.requests} requests, ${result.findings.length} answered wrongly`);
    const missed = unreached(result);
    if (missed.length > 0) {
      console.log(`  never succeeded: ${missed.join(', ')}`);
      process.exitCode = 1;
    }
    for (const { operation, what, request } of result.findings) {
      console.log(`  ${operation}: ${what}\n    ${JSON.stringify(request)}`);
    }
  }
  console.log(`${requests} requests from ${seeds.length} seeds, ${findings} answered wrongly`);
  if (findings > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
