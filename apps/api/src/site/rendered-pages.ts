import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageRequest, Rendering } from '../../../site/src/app/renderer.ts';
import { compressBest, type Entity } from '../http/answers/entity.ts';

/**
 * How long a page is sent without checking its data. Changes by this server are visible at once.
 */
const FRESH_MS = 1_000;
/** How long a visitor waits for a page to be renewed before the stale one is sent. */
const MAX_RENEWAL_WAIT_MS = 100;

export interface RenderedPage {
  status: number;
  entity: Entity;
  /** Its `Content-Security-Policy`, with the hashes of its inline styles. */
  policy: string;
  /** Its `Link` header. */
  link?: string;
}

interface KeptPage extends RenderedPage {
  request: PageRequest;
  /** Identifies the data that it shows. */
  source: string;
  /** Its data are not checked before this time of `performance.now`. */
  freshUntil: number;
  visits: number;
  isCompressedBest?: boolean;
}

/** A page was cached (`hit`), cached but not renewed in time (`stale`), or rendered (`miss`). */
export type PageResult = 'hit' | 'stale' | 'miss';

interface RenderedPagesOptions {
  /** The size of the cache in bytes. The least recently used page is removed first. */
  maxBytes: number;
  render: (request: PageRequest, keptSource?: string) => Promise<Rendering>;
  /** Prepares an HTML document for sending. */
  createPage: (html: string, isKept: boolean) => Promise<Pick<RenderedPage, 'entity' | 'policy' | 'link'>>;
  /** A page was requested. */
  onResult?: (result: PageResult) => void;
  /** A cached page could not be renewed, and the stale one is sent. */
  onStale: (error: unknown, request: PageRequest) => void;
}

interface GetOptions {
  /** Whether the page is cached. */
  isKept: boolean;
  /** Runs the rendering of an uncached page when a thread is free. */
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const keyOf = ({ language, isFromAddress, offered, isLater, savesData, path, search }: PageRequest) =>
  [language, isFromAddress, offered, isLater, savesData, path, search].join(' ');

const bytesOf = ({ entity: { variants } }: KeptPage) =>
  Object.values(variants).reduce((sum, { body }) => sum + (body?.length ?? 0), 0);

/** Renders pages and caches them, ready to send, until their data change. */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #pending = new Map<string, Promise<KeptPage>>();
  #isCompressing = false;
  #isClosed = false;
  /**
   * The number of data changes. A page rendered before a change is sent only to earlier requests.
   */
  #changes = 0;

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
  }

  /** The number of cached pages, and their bytes. */
  get kept(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  /** Whether a page is cached, or will soon be. */
  has(request: PageRequest): boolean {
    const key = keyOf(request);
    return this.#kept.has(key) || this.#pending.has(key);
  }

  /**
   * Makes the next request for each page check its data, and renews pages meanwhile, the most
   * visited first.
   */
  async renew(): Promise<void> {
    this.#changes += 1;
    this.#pending.clear();
    const changes = this.#changes;
    const pages = [...this.#kept.values()];
    for (const page of pages) page.freshUntil = 0;
    for (const page of pages.sort((one, other) => other.visits - one.visits)) {
      if (this.#isClosed || changes !== this.#changes) return;
      await this.#renew(page);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** A page, ready to send. */
  async get(request: PageRequest, { isKept, whenFree }: GetOptions): Promise<RenderedPage> {
    const kept = isKept ? this.#kept.get(keyOf(request)) : undefined;
    if (!kept) {
      this.#options.onResult?.('miss');
      if (isKept) return this.#once(request, () => whenFree(() => this.#refresh(request)));
      return whenFree(() => this.#make(request));
    }
    kept.visits += 1;
    const isFresh = () => kept.freshUntil > performance.now();
    if (isFresh()) {
      this.#options.onResult?.('hit');
      this.#compressBest(kept);
      return kept;
    }
    const page = await this.#renewed(kept);
    if (page !== kept) this.#options.onResult?.('miss');
    else this.#options.onResult?.(isFresh() ? 'hit' : 'stale');
    return page;
  }

  /** The page with current data, or the cached one if renewing takes too long or fails. */
  async #renewed(kept: KeptPage): Promise<KeptPage> {
    const controller = new AbortController();
    const late = wait(MAX_RENEWAL_WAIT_MS, kept, { signal: controller.signal, ref: false }).catch(() => kept);
    return Promise.race([this.#renew(kept), late]).finally(() => controller.abort());
  }

  #renew(kept: KeptPage): Promise<KeptPage> {
    return this.#once(kept.request, () => this.#refresh(kept.request, kept)).catch((error: unknown) => {
      this.#options.onStale(error, kept.request);
      return kept;
    });
  }

  /** Concurrent requests for a page share one rendering. */
  #once(request: PageRequest, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const key = keyOf(request);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const page = make().finally(() => {
      if (this.#pending.get(key) === page) this.#pending.delete(key);
    });
    this.#pending.set(key, page);
    return page;
  }

  async #refresh(request: PageRequest, kept?: KeptPage): Promise<KeptPage> {
    const changes = this.#changes;
    const freshUntil = performance.now() + FRESH_MS;
    const { html, isComplete, ...read } = await this.#options.render(request, kept?.source);
    if (kept && html === undefined) {
      if (changes === this.#changes) kept.freshUntil = freshUntil;
      return kept;
    }
    const made = await this.#options.createPage(html ?? '', true);
    const page = { request, ...read, ...made, freshUntil, visits: kept?.visits ?? 1 };
    if (isComplete && changes === this.#changes) this.#kept.set(keyOf(request), page);
    return page;
  }

  async #make(request: PageRequest): Promise<RenderedPage> {
    const { html = '', status } = await this.#options.render(request);
    return { status, ...(await this.#options.createPage(html, false)) };
  }

  /** Compresses a page that is requested again. One at a time, to leave processors for requests. */
  #compressBest(page: KeptPage): void {
    if (page.isCompressedBest || this.#isCompressing) return;
    page.isCompressedBest = true;
    this.#isCompressing = true;
    compressBest(page.entity)
      .catch(() => {}) // the larger body stays
      .finally(() => {
        this.#isCompressing = false;
      });
  }
}
