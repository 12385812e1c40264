import { workerData } from 'node:worker_threads';
import type { PageRequest, ServerBuild } from '../../../site/src/app/renderer.ts';
import { createEntity, type Entity } from '../http/entity.ts';

/** Runs in a thread of the pool (`render-pool.ts`): renders a page and compresses it. */

/** What the thread is started with. */
export interface RenderWorkerData {
  /** The address of the site's server build, and the folder of the files that browsers fetch. */
  serverBuild: string;
  client: string;
}

export interface RenderTask {
  request: PageRequest;
  answers: string;
  origin: string;
}

/** A tenth larger than at the highest quality, and made in a tenth of the time. */
const BROTLI_QUALITY = 9;

const { serverBuild, client } = workerData as RenderWorkerData;
const { createRenderer }: ServerBuild = await import(serverBuild);
const renderer = await createRenderer(client);

export default async function render({ request, answers, origin }: RenderTask): Promise<Entity> {
  const html = await renderer.renderPage(request, answers, origin);
  return createEntity(html, 'text/html; charset=utf-8', BROTLI_QUALITY);
}

/** Resolves once the thread can render: its module has been loaded then. */
export const ready = (): void => {};
