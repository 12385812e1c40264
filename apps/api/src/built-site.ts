import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createEntity, type Entity } from './http/entity.ts';
import { StartupError } from './startup-error.ts';

const routesSchema = Type.Array(Type.String({ pattern: '^/[a-z0-9/-]*$' }));

/** The built site: one page, and the exact paths at which it stands. */
export interface Site {
  folder: string;
  indexHtml: string;
  /** `indexHtml`, ready to be sent. */
  page: Entity;
  routes: string[];
}

/** Reads the built site, or gives `undefined` when it has not been built (the API then serves alone). */
export async function readSite(folder: string | undefined): Promise<Site | undefined> {
  if (!folder) return undefined;
  const indexHtml = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (indexHtml === undefined) return undefined;
  const file = join(folder, 'routes.json');
  try {
    const routes = Value.Parse(routesSchema, JSON.parse(await readFile(file, 'utf8')));
    return { folder, indexHtml, page: createEntity(indexHtml, 'text/html; charset=utf-8'), routes };
  } catch {
    throw new StartupError(`The site is incomplete: ${file} is missing or not a list of paths. Build the site again.`);
  }
}
