import type { PreparedPage } from '../../../site/src/app/renderer.ts';
import { compressBest, createEntity, type Entity } from '../http/entity.ts';

/** How long a page is sent without a look at its data; a change that this server makes itself is seen at once. */
const FRESH_MS = 1_000;
/** A tenth larger than at the highest quality, and made in a tenth of the time. */
const BROTLI_QUALITY = 9;

interface RenderedPage {
  status: number;
  entity: Entity;
  /** Its `Content-Security-Policy`, which names its inline styles by their hashes. */
  policy: string;
  source: string;
  /** Until when its data need no look, on the clock of `performance.now`. */
  freshUntil: number;
  isCompressedBest?: boolean;
}

/** Renders the pages and keeps them, ready to be sent, as long as the data that they show are the same. */
export class RenderedPages {
  /** The one used last comes last. */
  readonly #kept = new Map<string, RenderedPage>();
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  #isCompressing = false;
  /** How often the data have changed: what was read before a change is sent to those who asked before it, and to no one after. */
  #changes = 0;
  readonly #limit: number;
  readonly #policyOf: (html: string) => string;

  /**
   * @param limit how many pages are kept: some 100 kB each; the one used longest ago goes first
   * @param policyOf the `Content-Security-Policy` of a page
   */
  constructor(limit: number, policyOf: (html: string) => string) {
    this.#limit = limit;
    this.#policyOf = policyOf;
  }

  /** Makes the next request for each page look at its data again. */
  forget(): void {
    this.#changes += 1;
    this.#underWay.clear();
    for (const page of this.#kept.values()) page.freshUntil = 0;
  }

  /**
   * A page, ready to be sent.
   *
   * @param key says all that it depends on beside its data
   * @param prepare reads its data
   */
  async get(key: string, prepare: () => Promise<PreparedPage>): Promise<RenderedPage> {
    const kept = this.#kept.get(key);
    if (kept && kept.freshUntil > performance.now()) {
      this.#keep(key, kept);
      this.#compressBest(kept);
      return kept;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const page = this.#refresh(key, prepare, kept).finally(() => {
      if (this.#underWay.get(key) === page) this.#underWay.delete(key);
    });
    this.#underWay.set(key, page);
    return page;
  }

  async #refresh(key: string, prepare: () => Promise<PreparedPage>, kept?: RenderedPage): Promise<RenderedPage> {
    const freshUntil = performance.now() + FRESH_MS;
    const changes = this.#changes;
    const { status, source, isComplete, render } = await prepare();
    if (kept && (kept.source === source || !isComplete)) {
      // When the API does not answer, yesterday's page is better than one without content.
      if (changes === this.#changes) kept.freshUntil = freshUntil;
      return kept;
    }
    const html = await render();
    const entity = createEntity(html, 'text/html; charset=utf-8', BROTLI_QUALITY);
    const page = { status, entity, policy: this.#policyOf(html), source, freshUntil };
    if (isComplete && changes === this.#changes) this.#keep(key, page);
    return page;
  }

  /** A page that is asked for again is worth the time: one at a time, so that the answers keep the other processors. */
  #compressBest(page: RenderedPage): void {
    if (page.isCompressedBest || this.#isCompressing) return;
    page.isCompressedBest = true;
    this.#isCompressing = true;
    compressBest(page.entity)
      .catch(() => {}) // the larger body stays
      .finally(() => {
        this.#isCompressing = false;
      });
  }

  #keep(key: string, page: RenderedPage): void {
    this.#kept.delete(key);
    this.#kept.set(key, page);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
  }
}
