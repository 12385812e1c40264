/**
 * WebKitGTK, the engine of Safari, driven by WebDriver: Playwright drives only a WebKit of its own,
 * which not every machine can download.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '../../../tooling/browser.ts';
import { freePort } from '../../../tooling/lib/server.ts';
import { test as base } from './support.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 30_000;

/** Repeats until the result is truthy. */
async function until<T>(what: string, attempt: () => Promise<T | undefined | false | null>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    if (Date.now() > end) throw new Error(`WebKit: ${what} did not come`);
    await wait(100);
  }
}

/** The commands of WebDriver that the tests need. */
export class WebKitPage {
  readonly #session: string;
  readonly #origin: string;

  private constructor(session: string, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  static async start(driver: string, browser: string, origin: string) {
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await until('the driver', () =>
      call<{ sessionId: string }>('POST', `${driver}/session`, {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      }),
    );
    return new WebKitPage(`${driver}/session/${sessionId}`, origin);
  }

  stop() {
    return call('DELETE', this.#session);
  }

  /** Runs a function body in the page. */
  run<T>(script: string, ...args: unknown[]) {
    return call<T>('POST', `${this.#session}/execute/sync`, { script, args });
  }

  /** Opens a page, and waits until it is hydrated. */
  async open(path: string) {
    await call('POST', `${this.#session}/url`, { url: this.#origin + path });
    const isReady = `return !document.getElementById('splash')
      && document.querySelector('main[data-ready]') && document.querySelector('#root[data-interactive]') !== null;`;
    await until(path, () => this.run<boolean>(isReady));
    await this.press('\uE008');
    await until('the sections', () =>
      this.run<boolean>(`return !document.querySelector('[data-section]:not([data-interactive])');`),
    );
  }

  /** The first visible element that matches, with this text if it is given. */
  #find(selector: string, text = '') {
    const script = `return [...document.querySelectorAll(arguments[0])].find((element) =>
      element.getClientRects().length > 0 && element.textContent.includes(arguments[1])) ?? null;`;
    return until(`${selector} ${text}`, () => this.run<Record<string, string> | null>(script, selector, text));
  }

  /** Scrolls to an element until it stays where it is: sections above may still be laid out. */
  async #reach(element: Record<string, string>) {
    const script = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top, left } = arguments[0].getBoundingClientRect();
      return top + ' ' + left;`;
    let before: string | undefined;
    await until('an element that stays', async () => {
      const now = await this.run<string>(script, element);
      const stays = now === before;
      before = now;
      return stays;
    });
  }

  /** Presses an element, again if the page moved meanwhile. */
  async click(selector: string, text?: string) {
    await until(`a press on ${selector}`, async () => {
      const element = await this.#find(selector, text);
      await this.#reach(element);
      await call('POST', `${this.#session}/element/${element[ELEMENT]}/click`, {});
      return true;
    });
  }

  /** Types into an empty field. */
  async type(selector: string, text: string) {
    const element = await this.#find(selector);
    await this.run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`, element);
    await call('POST', `${this.#session}/element/${element[ELEMENT]}/value`, { text });
  }

  /** Chooses an option by script: the list of a select is a window of the system. */
  async choose(selector: string, value: string) {
    const select = await this.#find(selector);
    await this.run('arguments[0].focus();', select);
    const script = `const [select, value] = arguments;
      if (![...select.options].some((option) => option.value === value)) return false;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return true;`;
    await until(`${selector} ${value}`, () => this.run<boolean>(script, select, value));
  }

  async press(key: string) {
    const keys = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await call('POST', `${this.#session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
  }

  /** Waits for an element, and returns its text, and the role and name that WebKit computes. */
  async see(selector: string, text?: string) {
    const element = await this.#find(selector, text);
    const read = (what: string) => call<string>('GET', `${this.#session}/element/${element[ELEMENT]}/${what}`);
    return { text: await read('text'), role: await read('computedrole'), name: await read('computedlabel') };
  }

  /** Waits until nothing visible matches. */
  async seeNo(selector: string) {
    await until(`no ${selector}`, () => this.run<boolean>(`return !document.querySelector(arguments[0]);`, selector));
  }

  /** The name or the text of the element that has the focus. */
  focused() {
    return this.run<string>(
      `const { activeElement } = document; return activeElement.name || activeElement.textContent;`,
    );
  }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value?.error} ${value?.message}`);
  return value;
}

/** The driver, on a screen of its own. */
async function startDriver(program: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', program, `--port=${port}`], { detached: true, stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}`, process: child };
}

export const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({ baseURL }, use) => {
    const found = findWebKit();
    if (!found) throw new Error('WebKit is not installed.');
    const driver = await startDriver(found.driver);
    const page = await WebKitPage.start(driver.url, found.browser, baseURL ?? '');
    await use(page);
    await page.stop();
    // The group: `xvfb-run` has started the driver and the screen.
    if (driver.process.pid) process.kill(-driver.process.pid);
  },
});
