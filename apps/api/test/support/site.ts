import { join } from 'node:path';
import { type AtEnd, temporaryFolder, writeFiles } from './folders.ts';
import { siteFiles } from './site-files.ts';

export { bundle, foreignScript, foreignStyle, inlineScript, inlineStyle, pageStyle } from './site-files.ts';

/** The folder of a built site with pages at these paths. */
export function builtSite(
  paths: readonly string[],
  files: Record<string, string | Buffer> = {},
  atEnd?: AtEnd,
): string {
  const folder = join(temporaryFolder(atEnd), 'dist');
  writeFiles(folder, { ...siteFiles(paths), ...files });
  return folder;
}

/** What the renderer of {@link builtSite} was given for a page. */
export function factsOf(html: string) {
  const [, facts = '{}'] = /<pre>(.*?)<\/pre>/.exec(html) ?? [];
  return JSON.parse(facts) as {
    path: string;
    search: string;
    language: string;
    isFromAddress: boolean;
    offered: string | null;
    savesData: boolean;
    isLater: boolean;
    origin: string;
    renderings: number;
  };
}
