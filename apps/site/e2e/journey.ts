/**
 * Records what a journey gives to assistive technology: the accessibility tree of the part that
 * changes, what live regions say in order, and where the focus is.
 */
import { climateConditions } from '@nzete/domain';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions have said since it was last read. */
    saidLive: string[];
  }
}

/** Runs in the page before its scripts. */
function listen() {
  const regions = '[role="alert"], [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const last = new WeakMap<Element, string>();
  window.saidLive = [];
  const kindOf = (region: Element) => region.getAttribute('role') ?? region.getAttribute('aria-live');
  const wordsOf = (node: Node) => {
    const text = node instanceof HTMLElement ? node.innerText : node.textContent;
    return (text ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const isHidden = (region: Element) =>
    region.closest('[aria-hidden="true"], [inert]') || !region.getClientRects().length;
  /** A log says what was added; the others say all that they contain. */
  const say = (region: Element, added: Node[]) => {
    if (isHidden(region)) return;
    const words = region.matches('[role="log"]') ? added.map(wordsOf).join(' ').trim() : wordsOf(region);
    if (words === (last.get(region) ?? '')) return;
    last.set(region, words);
    if (words) window.saidLive.push(`${kindOf(region)}: ${words}`);
  };
  new MutationObserver((records) => {
    const changed = new Map<Element, Node[]>();
    const add = (region: Element | null | undefined, nodes: Node[] = []) => {
      if (region) changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
    };
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      add(element?.closest(regions), [...addedNodes]);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // Of the regions that are inserted with their text, only alerts are sure to be said.
        const inserted = [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)];
        for (const region of inserted) {
          if (region.matches('[role="alert"]')) add(region);
          else if (!isHidden(region)) last.set(region, wordsOf(region));
        }
      }
    }
    for (const [region, added] of changed) say(region, added);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['style', 'hidden', 'aria-hidden'],
  });
}

/** Reads the element that has the focus. Runs in the page. */
function describeFocus(element: Element) {
  const described = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const words = described.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').filter(Boolean);
  const states = ['aria-invalid', 'aria-required', 'aria-current'].filter((name) => {
    const value = element.getAttribute(name);
    return value && value !== 'false';
  });
  return [
    ...states.map((name) => name.replace('aria-', '')),
    ...(element.matches(':required') && !element.hasAttribute('aria-required') ? ['required'] : []),
    ...words.map((text) => `"${text.replaceAll(/\s+/g, ' ')}"`),
  ].join(', ');
}

interface Options {
  /** The part shows the weather: its numbers, words and months change with time. */
  hideWeather?: boolean;
  /** What live regions say in an order or in parts that change from run to run. */
  leaveOut?: RegExp;
}

// The longest first: a cloudy night is not cloudy.
const CONDITION = new RegExp(`\\b(?:${[...climateConditions].sort().reverse().join('|')})\\b(?! #)`, 'gi');
const AIR_QUALITY = /\b(?:good|moderate|(?:very )?unhealthy(?: for sensitive(?: groups)?)?|hazardous)\b/gi;
const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

function hideWeather(text: string) {
  return text
    .replaceAll(/[−-]?\d+(?:[.,]\d+)*(?!\])/g, '#')
    .replaceAll(/, rain # mm\/h/g, '')
    .replaceAll(CONDITION, '(condition)')
    .replaceAll(AIR_QUALITY, '(air quality)')
    .replaceAll(MONTH, '(month)')
    .replaceAll(/just now|# (?:min|h|days?) ago/g, '(age)');
}

export class Journey {
  readonly #page: Page;
  readonly #file: string;
  readonly #options: Options;
  readonly #parts: string[] = [];

  private constructor(page: Page, file: string, options: Options) {
    this.#page = page;
    this.#file = file;
    this.#options = options;
  }

  /** To be called before the page opens. */
  static async start(page: Page, file: string, options: Options = {}) {
    await page.addInitScript(listen);
    return new Journey(page, file, options);
  }

  /** Records a part of the page, after the step has shown its result. */
  async record(title: string, part?: Locator) {
    const tree = part ? await part.ariaSnapshot() : '';
    const focus = this.#page.locator(':focus');
    // The page itself has the focus until something else takes it.
    const [name, more] = (await focus.count())
      ? [
          (await focus.ariaSnapshot()).split('\n')[0]?.replace(/^- /, '').replace(/:$/, ''),
          await focus.evaluate(describeFocus),
        ]
      : ['the page', ''];
    const heard = await this.#page.evaluate(() => window.saidLive.splice(0));
    // A draft is saved at any time.
    const said = heard.filter((line) => !/Saved on this device/.test(line) && !this.#options.leaveOut?.test(line));
    const lines = [`# ${title}`, `focus: ${name}${more ? ` (${more})` : ''}`, ...said, '', tree];
    this.#parts.push(this.#stable(lines.join('\n').trim()));
  }

  /** Compares the whole with the file. `--update-snapshots` writes it. */
  compare() {
    expect(`${this.#parts.join('\n\n')}\n`).toMatchSnapshot(`${this.#file}.txt`);
  }

  /** Without URLs, and without what changes from run to run. */
  #stable(text: string) {
    const same = text
      .replaceAll(/^\s*- \/url: .*\n?/gm, '')
      .replaceAll(/NZ-([A-Z])-\d{4}-[0-9A-Z]{6,}/g, 'NZ-$1-…')
      .replaceAll(/\b\d\d:\d\d\b/g, 'hh:mm')
      // Comes at any time, and weighs what the build does.
      .replaceAll(/^\s*- paragraph: "?This visit.*\n?/gm, '')
      .replaceAll(/\d+ kB less/g, '# kB less')
      // Content gets this mark when it is a year old.
      .replaceAll(/^\s*- text: Older than a year\n?/gm, '');
    return this.#options.hideWeather ? hideWeather(same) : same;
  }
}
