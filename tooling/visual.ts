/**
 * `npm run visual -- --base main`: takes screenshots of every story at a Git ref and now, in the
 * same browser, and writes the differences to .reports/visual/index.html; exits 1 if there are any.
 * `--only button` limits the stories.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions, ensureBrowser } from './browser.ts';
import { checkOut, commitOf } from './lib/checkout.ts';
import { root } from './lib/setup.mjs';
import { serveFolder } from './lib/static-server.ts';
import { difference } from './visual/compare.ts';
import { openPage, photograph, type Size, sizes } from './visual/photograph.ts';
import { type Finding, writeReport } from './visual/report.ts';
import { buildStorybook, storiesOf } from './visual/stories.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
const out = join(root, '.reports/visual');

interface Place {
  /** URL of the Storybook. */
  url: string;
  /** The story's id in it. */
  id: string;
}

interface Pair {
  id: string;
  label: string;
  /** The story in the two Storybooks; absent if it does not exist there. */
  base?: Place;
  now?: Place;
}

/** Compares the screenshots of a story at one size; again if they differ, because of timing. */
async function compare(page: Page, size: Size, { id, label, base, now }: Pair): Promise<Finding | undefined> {
  const save = (kind: string, picture: Buffer) => {
    const file = `${id}-${size.name}-${kind}.png`;
    writeFileSync(join(out, file), picture);
    return file;
  };
  const take = async () => {
    const before = base ? await photograph(page, base.url, base.id) : undefined;
    const after = now ? await photograph(page, now.url, now.id) : undefined;
    const found = before && after ? difference(before, after) : { pixels: 0, picture: undefined };
    return { before, after, found };
  };
  let pictures = await take();
  if (pictures.found && base && now) pictures = await take();
  const { before, after, found } = pictures;
  if (!found) return undefined;
  return {
    label: `${label} (${size.name})`,
    kind: base && now ? 'changed' : now ? 'added' : 'removed',
    pixels: found.pixels,
    ...(before && { base: save('base', before) }),
    ...(after && { now: save('now', after) }),
    ...(found.picture && { diff: save('diff', found.picture) }),
  };
}

/** Compares in two pages at a time. Pages stay open, so that they load Storybook only once. */
async function compareAll(pairs: Pair[]): Promise<Finding[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const findings: Finding[] = [];
  try {
    for (const size of sizes) {
      const queue = [...pairs];
      const work = async () => {
        const page = await openPage(browser, size);
        for (let pair = queue.shift(); pair; pair = queue.shift()) {
          const finding = await compare(page, size, pair);
          if (finding) findings.push(finding);
        }
        await page.context().close();
      };
      await Promise.all([work(), work()]);
    }
  } finally {
    await browser.close();
  }
  return findings.sort((a, b) => a.label.localeCompare(b.label));
}

async function main(ref: string): Promise<number> {
  const commit = commitOf(ref);
  ensureBrowser();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const built = mkdtempSync(join(tmpdir(), 'nzete-storybooks-'));
  process.on('exit', () => rmSync(built, { recursive: true, force: true }));
  const folders = { base: join(built, 'base'), now: join(built, 'now') };

  console.log(`Building the stories of ${ref} (${commit.slice(0, 10)})…`);
  await buildStorybook(await checkOut(commit), folders.base);
  console.log('Building the current stories…');
  await buildStorybook(root, folders.now);

  const [base, now] = [await serveFolder(folders.base), await serveFolder(folders.now)];
  const pairs = new Map<string, Pair>();
  for (const { key, id, label } of storiesOf(folders.base, values.only))
    pairs.set(key, { id, label, base: { url: base.url, id } });
  for (const { key, id, label } of storiesOf(folders.now, values.only))
    pairs.set(key, { ...pairs.get(key), id, label, now: { url: now.url, id } });
  console.log(`Taking screenshots of ${pairs.size} stories at ${sizes.map(({ name }) => name).join(' and ')} px…`);
  const findings = await compareAll([...pairs.values()]);
  await Promise.all([base.stop(), now.stop()]);

  const page = writeReport(out, ref, pairs.size * sizes.length, findings);
  for (const { kind, label, pixels } of findings) console.log(`${kind}: ${label}${pixels ? `, ${pixels} pixels` : ''}`);
  console.log(`${findings.length} of ${pairs.size * sizes.length} pictures differ: ${relative(root, page)}`);
  return findings.length;
}

try {
  if (!values.base) throw new Error('Give a Git ref to compare with: npm run visual -- --base main');
  process.exitCode = (await main(values.base)) > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
