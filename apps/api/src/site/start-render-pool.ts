import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Site } from './built-site.ts';
import { createFormDrafts } from './form-drafts.ts';
import { createFormKeys } from './form-keys.ts';
import { RenderPool, type Sender } from './render-pool.ts';
import type { ApiAnswer, ApiCall } from './render-worker.ts';

/** A page is rendered without responses that take longer; the browser fetches them. */
const READ_LIMIT_MS = 2_000;
const MAX_WAIT_MS = 300;

/** Calls the API in this process, with the same checks as for visitors. */
function apiCaller(app: FastifyInstance) {
  const keyOf = createFormKeys(app);
  const late = async (): Promise<ApiAnswer> => {
    await wait(READ_LIMIT_MS, undefined, { ref: false });
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
    headers: { ...call.headers, 'idempotency-key': await keyOf(sender, call) },
    ...(call.body && { payload: Buffer.from(call.body) }),
    remoteAddress: sender.ip,
  });
  return (call: ApiCall, sender?: Sender) => Promise.race([answer(call, sender), late()]);
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
