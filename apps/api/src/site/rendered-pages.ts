import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageRequest, ReadPage } from '../../../site/src/app/renderer.ts';
import { bodyOf, compressBest, type Entity } from '../http/entity.ts';

/** How long a page is sent without a look at its data; a change that this server makes itself is seen at once. */
const FRESH_MS = 1_000;
/** How long a visitor waits for a page to be renewed. After that the one from before is sent. */
const PATIENCE_MS = 300;

export interface RenderedPage {
  status: number;
  entity: Entity;
  /** Its `Content-Security-Policy`, which names its inline styles by their hashes. */
  policy: string;
}

interface KeptPage extends RenderedPage {
  request: PageRequest;
  /** The hash of the answers that it shows. */
  source: string;
  /** Until when its data need no look, on the clock of `performance.now`. */
  freshUntil: number;
  visits: number;
  isCompressedBest?: boolean;
}

/** A page that was kept (`hit`), was kept and could not be renewed in time (`stale`), or had to be rendered (`miss`). */
export type PageResult = 'hit' | 'stale' | 'miss';

interface RenderedPagesOptions {
  /** How many bytes the kept pages may have together; the one used longest ago goes first. */
  maxBytes: number;
  read: (request: PageRequest) => Promise<ReadPage>;
  render: (request: PageRequest, answers: string) => Promise<Entity>;
  /** Waits until a page can be rendered. Reading its data is work too, so a page that is not kept is read in its turn. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The `Content-Security-Policy` of a page. */
  policyOf: (html: string) => string;
  /** How a page is kept. */
  pack: (entity: Entity) => Entity;
  /** A page was asked for; the program counts what came of it. */
  onResult?: (result: PageResult) => void;
  /** A kept page could not be renewed, and is sent as it was. */
  onStale: (error: unknown, request: PageRequest) => void;
}

const keyOf = ({ language, isFromAddress, offered, path, search }: PageRequest) =>
  [language, isFromAddress, offered, path, search].join(' ');

const bytesOf = ({ entity: { variants } }: KeptPage) =>
  Object.values(variants).reduce((sum, { body }) => sum + (body?.length ?? 0), 0);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Renders the pages and keeps them, ready to be sent, as long as the data that they show are the same. */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  #isCompressing = false;
  #isClosed = false;
  /** How often the data have changed: what was read before a change is sent to those who asked before it, and to no one after. */
  #changes = 0;

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
  }

  /** How many pages are kept, and how many bytes they have together. */
  get kept(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  /** Whether a page is kept, or will soon be. */
  has(request: PageRequest): boolean {
    const key = keyOf(request);
    return this.#kept.has(key) || this.#underWay.has(key);
  }

  /** Makes the next request for each page look at its data again, and renews the pages meanwhile, the most visited first. */
  async renew(): Promise<void> {
    this.#changes += 1;
    this.#underWay.clear();
    const changes = this.#changes;
    const pages = [...this.#kept.values()];
    for (const page of pages) page.freshUntil = 0;
    for (const page of pages.sort((one, other) => other.visits - one.visits)) {
      if (this.#isClosed || changes !== this.#changes) return;
      await this.#renewed(page);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** A page, ready to be sent. Only a page that is worth it is kept. */
  async get(request: PageRequest, { isKept }: { isKept: boolean }): Promise<RenderedPage> {
    const kept = isKept ? this.#kept.get(keyOf(request)) : undefined;
    if (!kept) {
      this.#options.onResult?.('miss');
      return isKept ? this.#underWayFor(request) : this.#make(request);
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

  /** The page with the data of now, or the one from before when that takes too long or fails. */
  async #renewed(kept: KeptPage): Promise<KeptPage> {
    const controller = new AbortController();
    const late = wait(PATIENCE_MS, kept, { signal: controller.signal, ref: false }).catch(() => kept);
    const renewed = this.#underWayFor(kept.request, kept).catch((error: unknown) => {
      this.#options.onStale(error, kept.request);
      return kept;
    });
    return Promise.race([renewed, late]).finally(() => controller.abort());
  }

  #underWayFor(request: PageRequest, kept?: KeptPage): Promise<KeptPage> {
    const key = keyOf(request);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const page = this.#refresh(request, kept).finally(() => {
      if (this.#underWay.get(key) === page) this.#underWay.delete(key);
    });
    this.#underWay.set(key, page);
    return page;
  }

  async #refresh(request: PageRequest, kept?: KeptPage): Promise<KeptPage> {
    const changes = this.#changes;
    const freshUntil = performance.now() + FRESH_MS;
    const read = kept && (await this.#options.read(request));
    if (kept && read && (kept.source === hashOf(read.answers) || !read.isComplete)) {
      // When the API does not answer, yesterday's page is better than one without content.
      if (changes === this.#changes) kept.freshUntil = freshUntil;
      return kept;
    }
    const { isComplete, ...made } = await this.#make(request, read);
    const page = { ...made, freshUntil, visits: kept?.visits ?? 1 };
    if (isComplete && changes === this.#changes) this.#kept.set(keyOf(request), page);
    return page;
  }

  #make(request: PageRequest, known?: ReadPage) {
    return this.#options.inTurn(async () => {
      const { status, answers, isComplete } = known ?? (await this.#options.read(request));
      const entity = await this.#options.render(request, answers);
      const policy = this.#options.policyOf(bodyOf(entity).toString());
      return { request, source: hashOf(answers), status, entity: this.#options.pack(entity), policy, isComplete };
    });
  }

  /** A page that is asked for again is worth the time: one at a time, so that the answers keep the other processors. */
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
