/** A media query that never matches. */
export const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

const nowhere: DOMRectReadOnly = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON() {} };

/**
 * An IntersectionObserver that reports every element as visible. It reports synchronously, so that
 * a test that renders within `act` does not have to wait.
 */
export class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: performance.now(),
      boundingClientRect: nowhere,
      intersectionRect: nowhere,
      rootBounds: null,
    };
    this.#report([entry], this);
  }

  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A ResizeObserver that never reports, because there is no layout. */
export class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Does nothing, because there is no layout. */
export function scrollIntoView() {}

/** The methods of `<dialog>`, implemented with its `open` attribute. */
export const dialogMethods = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
};
