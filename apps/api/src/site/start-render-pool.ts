import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../files/built-site.ts';
import type { ApiAnswer, ApiCall } from '../http/api-call.ts';
import { createFormDrafts } from './form-drafts.ts';
import { createFormKeys } from './form-keys.ts';
import { RenderPool, type Sender } from './render-pool.ts';

/** A page is rendered without responses that take longer; the browser fetches them. */
const READ_LIMIT_MS = 2_000;
/**
 * What a form stores is waited for: longer than the API takes at most (`plugins/answer-timeout.ts`),
 * because what was stored must not be answered as if it were not.
 */
const WRITE_LIMIT_MS = 9_000;
/** These store nothing, and a language model would keep the thread for a minute. */
const QUESTIONS: readonly string[] = ['/chat', '/analysis'];
const MAX_WAIT_MS = 300;

/** Calls the API in this process, with the same checks as for visitors. */
function apiCaller(app: FastifyInstance) {
  const keyOf = createFormKeys(app);
  const late = async (limitMs: number): Promise<ApiAnswer> => {
    await wait(limitMs, undefined, { ref: false });
    return { status: 504, headers: {}, body: new Uint8Array() };
  };
  const answer = async (call: ApiCall, sender: Sender | undefined): Promise<ApiAnswer> => {
    const { pathname, search } = new URL(call.url);
    const write = sender && call.method !== 'GET' ? await writeOf(call, sender) : {};
    const { rawPayload, statusCode, headers } = await app.inject({ url: `/api${pathname}${search}`, ...write });
    // Messages to threads can contain only plain values.
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { status: statusCode, headers: Object.fromEntries(texts), body: new Uint8Array(rawPayload) };
  };
  /** A write counts towards the limits of its sender. */
  const writeOf = async (call: ApiCall, sender: Sender) => ({
    method: call.method as 'POST',
    // A page does not wait for what can be done later, such as the scan of a document.
    headers: { ...call.headers, prefer: 'respond-async', 'idempotency-key': await keyOf(sender, call) },
    ...(call.body && { payload: Buffer.from(call.body) }),
    remoteAddress: sender.ip,
  });
  return (call: ApiCall, sender?: Sender) => {
    const isStored = sender && call.method !== 'GET' && !QUESTIONS.includes(new URL(call.url).pathname);
    return Promise.race([answer(call, sender), late(isStored ? WRITE_LIMIT_MS : READ_LIMIT_MS)]);
  };
}

/**
 * Starts the render threads, which load the site while the server starts.
 *
 * @param maxWaitMs how long a page may wait for a thread
 */
export function startRenderPool(app: FastifyInstance, site: Site, maxWaitMs = MAX_WAIT_MS): RenderPool {
  const { rendererUrl, folder } = site;
  const pool = new RenderPool({
    rendererUrl,
    folder,
    callApi: apiCaller(app),
    drafts: createFormDrafts(app),
    // Without the database a page is read as the program has it.
    texts: (language) => app.shownOverrides.ofPages(language).catch(() => undefined),
    maxWaitMs,
  });
  app.addHook('onClose', () => pool.close());
  return pool;
}
