/** Functions that run inside a page: they must not use anything from outside. */

/** The state of the document in one animation frame. */
export interface Frame {
  /** Milliseconds since navigation start. */
  at: number;
  /** Headings, paragraphs, links and list items in `<main>` and the footer. */
  content: number;
  /**
   * Loaded stylesheets in the head whose media match. Those in the body do not block painting: the
   * HTML has the rules for its content.
   */
  sheets: number;
  /** There is a footer, no matching stylesheet is still loading, and no loading text is shown. */
  isReady: boolean;
}

interface Marks {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  splashSeen: boolean;
  splashGone: number;
  hydrated: number;
  sawLoading: string[];
  /** Only frames that differ from the previous one. */
  frames: Frame[];
}

interface Observer {
  marks: Marks;
  /** The page is hydrated, and everything in the first view is loaded. */
  isSettled: () => boolean;
}

declare global {
  interface Window {
    nzete: Observer;
  }
}

/**
 * Runs in the page before its own scripts.
 *
 * @param everyFrame checks each animation frame; without it nothing runs periodically, so that the
 *   observer does not add to measured work
 */
export function observe(everyFrame: boolean) {
  const marks: Marks = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    splashSeen: false,
    splashGone: 0,
    hydrated: 0,
    sawLoading: [],
    frames: [],
  };
  // Before the next frame, so that later requests are not counted.
  const hydration = new MutationObserver(() => {
    if (!document.querySelector('#root[data-interactive]')) return;
    marks.hydrated = performance.now();
    hydration.disconnect();
  });
  hydration.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-interactive'] });
  // Every loading text of the site ends with an ellipsis, in every language.
  const loadingTexts = () =>
    [...document.querySelectorAll('[role=status]')].filter(({ textContent }) => /(\.\.\.|…)\s*$/.test(textContent));
  const isToBeSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const count = (area: string) =>
    document.querySelectorAll(['h1', 'h2', 'h3', 'p', 'a', 'li', 'dt', 'dd'].map((tag) => `${area} ${tag}`).join())
      .length;
  const appliedSheets = () =>
    [...document.querySelectorAll<HTMLLinkElement>('head link[rel~=stylesheet]')].filter(
      ({ media, disabled }) => !disabled && matchMedia(media || 'all').matches,
    );
  const look = (): Frame => {
    const links = appliedSheets();
    const loaded = links.filter(({ sheet }) => sheet).length;
    const [main, footer] = [count('main'), count('footer:not(main footer)')];
    return {
      at: performance.now(),
      content: main + footer,
      sheets: loaded,
      isReady: main > 0 && footer > 0 && loaded === links.length && loadingTexts().length === 0,
    };
  };
  // The frame is slow to read on a phone, and this is called while the page is still busy.
  const isSettled = () => marks.hydrated > 0 && !document.getElementById('splash') && look().isReady;
  window.nzete = { marks, isSettled };
  if (!everyFrame) return;

  const watch = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.layoutShift += entry.value ?? 0;
  });
  // Reading the document is slow on a phone, so it is read only after changes.
  let mayDiffer = true;
  const differs = () => {
    mayDiffer = true;
  };
  new MutationObserver(differs).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // Stylesheets load without changing the document.
  document.addEventListener('load', differs, true);
  const frame = () => {
    requestAnimationFrame(frame);
    if (!mayDiffer) return;
    const now = look();
    // A stylesheet alone can make a loading text visible.
    mayDiffer = loadingTexts().length > 0;
    const last = marks.frames.at(-1);
    if (!last || JSON.stringify({ ...now, at: 0 }) !== JSON.stringify({ ...last, at: 0 })) marks.frames.push(now);
    // From the first frame of its fade-out the page is visible.
    const splash = document.querySelector('#splash:not([data-leaving])');
    if (splash) marks.splashSeen = true;
    if (!splash && marks.splashSeen && !marks.splashGone) marks.splashGone = now.at;
    if (marks.splashGone) {
      for (const text of loadingTexts()
        .filter(isToBeSeen)
        .map(({ textContent }) => textContent.trim()))
        if (!marks.sawLoading.includes(text)) marks.sawLoading.push(text);
    }
  };
  requestAnimationFrame(frame);
}
