/**
 * `npm run bench:typing`: how long after a key the browser paints what was typed, in each text field of the identity check's first step and, in
 * turn with it, in a bare controlled input of React on the same page, on a slow processor. `-- --keys 40` says how many keys each field gets, a few
 * in it and as many in the bare input by turns, so that what else the machine does meets both; a quarter of the times are below those that are
 * shown. `--processor 4` how many times slower, `--check` exits 1 when the slowest field is over its limit.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { bundleBare } from './bench/bare.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { lowerQuartile } from './lib/lower-quartile.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

const AT_MOST = 1.3;
/** Keys in a field before it is the other's turn. Those that follow the change of focus are not counted: leaving a field checks the form. */
const TURN = 10;
const UNCOUNTED = 2;

const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '40' },
    processor: { type: 'string', default: '4' },
    check: { type: 'boolean', default: false },
  },
});

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that shows it. */
    typed: number[];
  }
}

/** A React of its own and one input, at the end of the page. Of the same form: with each key the browser looks at its fields, to fill them in. */
const bareInput = (form: string) => `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Bare() {
    const [value, setValue] = useState('');
    return createElement('input', { id: 'bare', form: '${form}', value, onChange: (event) => setValue(event.target.value) });
  }
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(Bare));`;

/** From the key until after the frame that it leads to. */
function watchKeys() {
  window.typed = [];
  const { port1, port2 } = new MessageChannel();
  let began = 0;
  port1.onmessage = () => window.typed.push(performance.now() - began);
  window.addEventListener(
    'keydown',
    () => {
      began = performance.now();
      requestAnimationFrame(() => port2.postMessage(''));
    },
    true,
  );
}

async function typeInto(page: Page, devtools: CDPSession, selector: string): Promise<number[]> {
  await page.locator(selector).focus();
  await page.evaluate(() => {
    window.typed = [];
  });
  for (let key = 1; key <= TURN + UNCOUNTED; key++) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', key: 'a', code: 'KeyA' });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' });
    await page.waitForFunction((count) => window.typed.length >= count, key, { polling: 20 });
  }
  return page.evaluate((uncounted) => window.typed.slice(uncounted), UNCOUNTED);
}

const keys = Number(values.keys);
const site = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${site.url}/partners?tab=kyc&lang=fr`);
  await page.locator('#splash').waitFor({ state: 'detached' });
  const fields = page.locator(
    '[data-slot="kyc-wizard"] input:is([type="text"], [type="email"], [type="tel"], :not([type]))',
  );
  await fields.first().waitFor();
  const form = await page.locator('[data-slot="wizard-form"]').evaluate((element) => {
    element.id = 'wizard-form';
    return element.id;
  });
  await page.addScriptTag({ content: await bundleBare(bareInput(form)) });
  await page.locator('#bare').waitFor();
  await page.evaluate(watchKeys);
  const ids = await fields.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.processor) });
  const rows: { field: string; site: number; bare: number }[] = [];
  for (const id of ids) {
    const own: number[] = [];
    const bare: number[] = [];
    while (own.length < keys) {
      own.push(...(await typeInto(page, devtools, `[id="${id}"]`)));
      bare.push(...(await typeInto(page, devtools, '#bare')));
    }
    const field = await page.locator(`label[for="${id}"]`).first().textContent();
    rows.push({ field: field ?? id, site: lowerQuartile(own), bare: lowerQuartile(bare) });
  }
  const shown = rows.map(({ field, site: own, bare }) => [
    field,
    own.toFixed(1),
    bare.toFixed(1),
    (own / bare).toFixed(2),
  ]);
  process.stdout.write(`${table(['field', 'ms to paint', 'bare input, ms', 'x bare'], shown)}\n`);
  const worst = Math.max(...rows.map(({ site: own, bare }) => own / bare));
  process.stdout.write(`The slowest field: ${worst.toFixed(2)} times the bare input, at most ${AT_MOST.toFixed(2)}.\n`);
  if (values.check && !(worst <= AT_MOST)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
