import type { TestProject } from 'vitest/node';
import { startServer } from '../../../../tooling/lib/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built site. */
    origin: string;
  }
}

/** Once per run: starts the built server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Enough time to render every page while other tests use the processors; each form that is
  // posted is that of another visitor, who has a limit of their own.
  const server = await startServer(undefined, { RENDER_WAIT_MS: '60000', TRUST_PROXY: '127.0.0.1' });
  project.provide('origin', server.url);
  return server.stop;
}
