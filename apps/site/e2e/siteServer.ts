/** The built server, as the tests use it: each worker starts its own, on a copy of prepared data. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../tooling/lib/server.ts';
import { root } from '../../../tooling/lib/setup.mjs';

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

/** Loads the content once for all workers (`globalSetup` of Playwright), which copy the result. */
export default async function prepare() {
  const data = mkdtempSync(join(tmpdir(), 'nzete-e2e-prepared-'));
  const server = await startServer(root, { DATA_DIR: data });
  await server.stop();
  // Workers inherit the environment.
  process.env.NZETE_E2E_DATA = data;
  return () => rmSync(data, { recursive: true, force: true });
}

/** Starts a server with data of its own, which `stop` deletes. */
export async function startSite(variables: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'nzete-e2e-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  const start = (more: Record<string, string>) =>
    // The browsers take the processors, and a page without content would be another one. Posts show
    // at once, so that one test of them need not sign in as staff.
    startServer(root, { RENDER_WAIT_MS: '60000', MODERATION: 'after', ...variables, ...more, DATA_DIR: data });
  try {
    cpSync(process.env.NZETE_E2E_DATA ?? '', data, { recursive: true });
    let server = await start({});
    const { url } = server;
    return {
      url,
      data,
      output: () => server.output(),
      /** Ends the server as a power cut does. */
      kill: () => {
        if (server.pid) process.kill(server.pid, 'SIGKILL');
      },
      /** Ends the server, and starts it again on the same data and port, with other variables. */
      restart: async (more: Record<string, string> = {}) => {
        await server.stop();
        server = await start({ PORT: new URL(url).port, ...more });
      },
      stop: () => server.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
