import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '../../files/built-site.ts';
import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** What `sitePath` of the schemas allows, in any field. */
const SITE_PATH = /^\/(?!\/)[a-z0-9/._-]*$/;

/** Finds links to neither a page nor a file of the built site; none without a built site. */
export async function deadLinks(siteDir: string): Promise<FileRule> {
  const site = await openSite(siteDir);
  if (!site) return () => [];
  const pages = new Set(site.paths);
  const isFile = (path: string) => statSync(join(site.folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
  return (content) =>
    [...walk(content)].flatMap(({ place, value }) => {
      if (typeof value !== 'string' || !SITE_PATH.test(value) || pages.has(value) || isFile(value)) return [];
      const what = `leads to ${value}, which is neither a page nor a file of the site`;
      return [{ place, what, code: 'deadLink', value }];
    });
}
