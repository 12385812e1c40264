/** How late a page of courses is painted after its answer: the site's list, and in turn with it a bare React list of ten on the same page. */
import type { Browser, Page } from 'playwright';
import { bundleBare } from './bare.ts';

type List = 'site' | 'bare';

declare global {
  interface Window {
    /** Answers that have come and are given when they are asked for. */
    held: Record<List, (() => void)[]>;
  }
}

export interface Switches {
  /** Milliseconds from an answer to the frame that shows it. */
  site: number[];
  bare: number[];
}

/** Before it counts, until the code of both is compiled. */
const WARM_UP = 5;

const parts: Record<List, { list: string; next: string }> = {
  site: { list: '[data-slot="course-browser-list"]', next: '[data-slot="course-browser-pager"] a[rel="next"]' },
  bare: { list: '#bare', next: '#bare-next' },
};

/** Ten courses with what the site says of them, and a button for the next ten. */
const bareList = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const facts = ['provider', 'category', 'level', 'duration', 'language'];
  function Course({ course }) {
    const title = createElement('a', { href: course.url }, course.title);
    return createElement('li', null, title, facts.map((key) => createElement('p', { key }, course[key])));
  }
  function Bare() {
    const [page, setPage] = useState({ number: 0, courses: [] });
    const goOn = async () => {
      const answer = await fetch('/api/courses/?limit=10&lang=fr&skip=' + page.number * 10 + '#bare');
      setPage({ number: page.number + 1, courses: await answer.json() });
    };
    const rows = page.courses.map((course) => createElement(Course, { key: course.id, course }));
    const next = createElement('button', { id: 'bare-next', onClick: goOn }, 'Next');
    return createElement('div', null, createElement('ul', { id: 'bare' }, rows), next);
  }
  const place = document.querySelector('main').appendChild(document.createElement('div'));
  createRoot(place).render(createElement(Bare));`;

/** Runs in the page before anything of it does: a page of courses comes when it is released. */
function holdAnswers() {
  const send = window.fetch.bind(window);
  window.held = { site: [], bare: [] };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await send(request);
    if (!request.url.includes('/api/courses/?')) return answer;
    const body = await answer.text();
    const list = request.url.endsWith('#bare') ? 'bare' : 'site';
    return new Promise((resolve) => window.held[list].push(() => resolve(new Response(body, answer))));
  };
}

/** Runs in the page: releases an answer, and says how long it takes until after the frame that shows it. */
function paintAnswer([list, selector]: [List, string]) {
  return new Promise<number>((resolve) => {
    const shown = document.querySelector(selector);
    const release = window.held[list].shift();
    if (!shown || !release) throw new Error(`${selector} is not there, or its answer`);
    const { port1, port2 } = new MessageChannel();
    // Called for the first time in the frame that draws the list, also when the list was changed by a frame's callback.
    const drawn = new ResizeObserver(() => {
      drawn.disconnect();
      port2.postMessage('');
    });
    const watch = new MutationObserver(() => {
      watch.disconnect();
      drawn.observe(shown);
    });
    watch.observe(shown, { childList: true, subtree: true, characterData: true });
    const began = performance.now();
    port1.onmessage = () => resolve(performance.now() - began);
    release();
  });
}

async function switchPage(page: Page, list: List): Promise<number> {
  const { list: selector, next } = parts[list];
  await page.locator(selector).evaluate((element) => element.scrollIntoView());
  await page.locator(next).evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction((name) => window.held[name].length > 0, list);
  return page.evaluate(paintAnswer, [list, selector] as [List, string]);
}

/**
 * Goes on page by page in both lists, in turn, each after the answer has come.
 *
 * @param url address of the running site
 * @param processor how many times slower than this machine
 */
export async function measureSwitches(
  browser: Browser,
  url: string,
  { switches, processor }: { switches: number; processor: number },
): Promise<Switches> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(holdAnswers);
    await page.goto(`${url}/digital-literacy?lang=fr`);
    await page.locator('#splash').waitFor({ state: 'detached' });
    await page.keyboard.press('Shift'); // what is below the first screen becomes interactive with a visitor's first key
    await page.waitForFunction(() => !document.querySelector('[data-later-part]:not([data-interactive])'));
    await page.addScriptTag({ content: await bundleBare(bareList) });
    await page.locator(parts.bare.next).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const measured: Switches = { site: [], bare: [] };
    for (let turn = -WARM_UP; turn < switches; turn += 1) {
      for (const list of ['site', 'bare'] as const) {
        const ms = await switchPage(page, list);
        if (turn >= 0) measured[list].push(ms);
      }
    }
    return measured;
  } finally {
    await context.close();
  }
}
