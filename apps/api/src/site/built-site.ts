import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild, SiteRenderer } from '../../../site/src/app/renderer.ts';
import { StartupError } from '../startup-error.ts';
import type { RenderWorkerData } from './render-worker.ts';

/** The built site. */
export interface Site extends SiteRenderer {
  /** The folder of the files that browsers fetch. */
  folder: string;
  /** What a thread that renders its pages is started with. */
  workerData: RenderWorkerData;
}

/** Opens the built site, or gives `undefined` when it has not been built (the API then serves alone). */
export async function openSite(folder: string | undefined): Promise<Site | undefined> {
  const serverBuild = folder && join(folder, 'server/site.js');
  if (!serverBuild || !existsSync(serverBuild)) return undefined;
  const client = join(folder, 'client');
  try {
    const workerData = { serverBuild: pathToFileURL(serverBuild).href, client };
    const { createRenderer }: ServerBuild = await import(workerData.serverBuild);
    return { ...(await createRenderer(client)), folder: client, workerData };
  } catch (error) {
    throw new StartupError(`The site in ${folder} cannot be used: ${(error as Error).message}. Build the site again.`);
  }
}
