import type { Config } from '../config.ts';
import type { Look } from './check.ts';

const PATIENCE_MS = 3_000;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

function originOf({ host, port }: Config): string {
  const address = EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** The sum of a metric over all its labels. */
function sumOf(metrics: string, name: string): number {
  const lines = metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'));
  return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** The values of a server's `/metrics`; `undefined` if it rejects the token. */
async function readFigures(origin: string, { metricsToken }: Config) {
  if (!metricsToken) return undefined;
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${origin}/metrics`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) return undefined;
  const metrics = await answer.text();
  const threads = ['heap_size', 'external'].map((part) => sumOf(metrics, `nzete_render_threads_${part}_bytes`));
  return {
    memory: sumOf(metrics, 'process_resident_memory_bytes'),
    render_threads_memory: threads.reduce((sum, bytes) => sum + bytes, 0),
    pages_failed: sumOf(metrics, 'nzete_page_shells_total\\{reason="failure"\\}'),
    database_errors: sumOf(metrics, 'nzete_database_errors_total'),
    uploads_refused: sumOf(metrics, 'nzete_uploads_refused_total'),
  };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Checks that this machine's server is ready, and with `METRICS_TOKEN` reads its metrics. */
export const server: Look = async (_store, config) => {
  const origin = originOf(config);
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!answer) {
    const text = `none answers at ${origin}`;
    // Without NODE_ENV=production this may be a laptop, where the server runs only sometimes.
    return { state: config.production ? 'action' : 'note', text, data: { ready: false } };
  }
  if (!answer.ok) {
    const text = `the one at ${origin} is not ready: ${(await answer.text()).slice(0, 200)}`;
    return { state: 'action', text, data: { ready: false } };
  }
  const figures = await readFigures(origin, config);
  const data = { ready: true, ...figures };
  if (!figures) return { state: 'ok', text: `the one at ${origin} is ready`, data };
  const text =
    `the one at ${origin} is ready, with ${megabytes(figures.memory)} of memory, ` +
    `${megabytes(figures.render_threads_memory)} of it to render pages; since its start ${figures.pages_failed} pages ` +
    `could not be rendered, ${figures.database_errors} database errors occurred, ${figures.uploads_refused} uploads were refused`;
  return { state: figures.pages_failed + figures.database_errors > 0 ? 'note' : 'ok', text, data };
};
