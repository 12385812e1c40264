import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteTable, RouteTableBuild } from '../../../site/src/app/renderer.ts';
import { StartupError } from '../startup-error.ts';

/** The built site. */
export interface Site extends RouteTable {
  /** The folder of the browser's files. */
  folder: string;
  /** The URL of the module that renders pages, for the render threads. */
  rendererUrl: string;
}

/** Opens the built site; `undefined` if it has not been built, so that the API runs alone. */
export async function openSite(folder: string | undefined): Promise<Site | undefined> {
  const server = folder && join(folder, 'server');
  if (!server || !existsSync(server)) return undefined;
  const urlOf = (file: string) => pathToFileURL(join(server, file)).href;
  const client = join(folder, 'client');
  try {
    const { readRouteTable }: RouteTableBuild = await import(urlOf('routeTable.js'));
    return { ...(await readRouteTable(client)), folder: client, rendererUrl: urlOf('renderer.js') };
  } catch (error) {
    throw new StartupError(`The site in ${folder} cannot be used: ${(error as Error).message}. Build the site again.`);
  }
}
