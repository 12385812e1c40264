/**
 * `npm run bench:portal`: how long after a press the climate portal has painted the dialog of a province, and another measure on its map; each in
 * turn with the bare thing on the same page: a native `<dialog>` with the same text, and a copy of the map whose 26 tiles change their class, alone
 * and by a choice in a copy of the select, which is painted too. On a slow processor; a quarter of the times are below those that are shown.
 * `-- --times 30` says how often each is done, `--processor 4` how many times slower, `--check` exits 1 when a limit is exceeded.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from './browser.ts';
import { lowerQuartile } from './lib/lower-quartile.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '30' },
    processor: { type: 'string', default: '4' },
    check: { type: 'boolean', default: false },
  },
});

/** Something that is timed: what is done in the page, and how its result is recognised. */
interface Act {
  run: () => void;
  isThere: () => boolean;
  /** Afterwards, outside of the time. */
  undo: () => void;
}

type Name = 'dialog' | 'bareDialog' | 'measure' | 'bareMap' | 'bareChoice';

const compared = [
  { what: 'Opening the dialog of a province', own: 'dialog', bare: 'bareDialog', atMost: 1.3 },
  { what: 'Another measure on the map', own: 'measure', bare: 'bareMap', atMost: 2 },
  { what: 'The same, with a select on both sides', own: 'measure', bare: 'bareChoice', atMost: 2 },
] as const;

declare global {
  interface Window {
    portal: Record<Name, Act>;
  }
}

/** Runs in the page. @param text what the bare dialog says, a paragraph for each line */
function defineActs(text: string) {
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const bareDialog = document.body.appendChild(document.createElement('dialog'));
  const paragraph = (line: string) => Object.assign(document.createElement('p'), { textContent: line });
  bareDialog.append(...text.split('\n').map(paragraph));
  const map = find('[data-slot="province-map-tiles"]');
  const bareMap = map.cloneNode(true) as HTMLElement;
  map.after(bareMap);
  map.scrollIntoView();
  const select = find<HTMLSelectElement>('select:has([value="airQuality"])');
  const bareSelect = select.cloneNode(true) as HTMLSelectElement;
  select.after(bareSelect);
  const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
  // As a choice by hand: React hears nothing of a value that is set in its own way.
  const choose = (chosen: HTMLSelectElement) => {
    setValue?.call(chosen, chosen.value === 'temperature' ? 'humidity' : 'temperature');
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const changeClasses = () => {
    for (const { classList } of bareMap.children) {
      const [from, to] = classList.value.includes('-temp-') ? ['-temp-', '-amount-'] : ['-amount-', '-temp-'];
      classList.value = classList.value.replaceAll(from, to);
    }
  };
  bareSelect.addEventListener('change', (event) => {
    event.stopPropagation();
    changeClasses();
  });
  const shown = () => map.getAttribute('aria-label');
  let before = shown();
  const keep = () => {
    before = shown();
  };
  window.portal = {
    dialog: {
      run: () => find('[data-code="CD-NK"]').click(),
      isThere: () => document.querySelector('[data-slot="province-dialog-chart"]') !== null,
      undo: () => find('[data-slot="dialog-close"]').click(),
    },
    bareDialog: {
      run: () => bareDialog.showModal(),
      isThere: () => bareDialog.open,
      undo: () => bareDialog.close(),
    },
    measure: {
      run: () => choose(select),
      isThere: () => shown() !== before,
      undo: keep,
    },
    bareMap: {
      run: changeClasses,
      isThere: () => true,
      undo: () => {},
    },
    bareChoice: {
      run: () => choose(bareSelect),
      isThere: () => true,
      undo: () => {},
    },
  };
}

/** Between two acts: until the page is at rest again. */
const REST_MS = 300;

/** Milliseconds from the act until after the frame that shows it. */
async function time(page: Page, name: Name): Promise<number> {
  const milliseconds = await page.evaluate(
    (act) =>
      new Promise<number>((resolve) => {
        const { run, isThere } = window.portal[act];
        const { port1, port2 } = new MessageChannel();
        const began = performance.now();
        port1.onmessage = () => resolve(performance.now() - began);
        const look = () => (isThere() ? port2.postMessage('') : void requestAnimationFrame(look));
        run();
        requestAnimationFrame(look);
      }),
    name,
  );
  await page.evaluate((act) => window.portal[act].undo(), name);
  await page.waitForTimeout(REST_MS);
  return milliseconds;
}

/** Opens the portal and once the dialog, so that its code and its days are there, and gives the dialog's text. */
async function prepare(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/data?lang=fr`);
  await page.locator('#splash').waitFor({ state: 'detached' });
  const tile = page.locator('[data-slot="province-map-tile"][data-code="CD-NK"]');
  const dialog = page.locator('[data-slot="province-dialog"]:has([data-slot="province-dialog-chart"])');
  await page.locator('#root[data-interactive]').waitFor();
  await page.keyboard.press('Shift');
  await page
    .locator('[data-later-part][data-interactive]:has([data-slot="province-map"])')
    .waitFor({ state: 'attached' });
  await tile.click();
  await dialog.waitFor();
  const text = await dialog.innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

const site = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  // Movement is by design and no work: without it the first frame of a dialog shows it.
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.evaluate(defineActs, await prepare(page, site.url));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.processor) });
  const times: Record<Name, number[]> = { dialog: [], bareDialog: [], measure: [], bareMap: [], bareChoice: [] };
  const names = Object.keys(times) as Name[];
  for (const name of names) await time(page, name); // until the code of each is compiled
  for (let round = 0; round < Number(values.times); round += 1) {
    for (const name of names) times[name].push(await time(page, name));
  }
  const rows = compared.map(({ what, own, bare, atMost }) => {
    const [ours, floor] = [lowerQuartile(times[own]), lowerQuartile(times[bare])];
    return { what, ours, floor, ratio: ours / floor, atMost };
  });
  const cells = rows.map(({ what, ours, floor, ratio, atMost }) => [
    what,
    ours.toFixed(1),
    floor.toFixed(1),
    ratio.toFixed(2),
    atMost.toFixed(2),
  ]);
  process.stdout.write(`${table(['', 'ms to paint', 'bare, ms', 'x bare', 'at most'], cells)}\n`);
  const exceeded = rows.filter(({ ratio, atMost }) => !(ratio <= atMost)).map(({ what }) => what);
  if (exceeded.length > 0) process.stdout.write(`Over the limit: ${exceeded.join('; ')}\n`);
  if (values.check && exceeded.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
