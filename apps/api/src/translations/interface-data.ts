import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InterfaceTexts } from '../../../site/src/app/renderer.ts';
import type { Lang } from '../text/languages.ts';

/** A message of the interface, as the release has it. */
interface Message {
  area: string;
  pages: readonly string[];
  description: string;
  texts: Partial<Record<Lang, string>> & { en: string };
}

export interface InterfaceData {
  messages: ReadonlyMap<string, Message>;
  terms: InterfaceTexts['terms'];
}

/** Reads what the build of the site wrote; nothing if the site has not been built. */
async function read(siteDir: string | undefined): Promise<InterfaceData> {
  const file = siteDir && join(siteDir, 'server/texts.json');
  const json = file && (await readFile(file, 'utf8').catch(() => undefined));
  if (!json) return { messages: new Map(), terms: [] };
  const { areas, terms }: InterfaceTexts = JSON.parse(json);
  const messages = areas.flatMap(({ area, pages, messages: own }) =>
    Object.entries(own).map(([key, { description, texts }]): [string, Message] => [
      key,
      { area, pages, description, texts: { ...texts, en: texts.en ?? '' } },
    ]),
  );
  return { messages: new Map(messages), terms };
}

/** Reads the file when it is first needed: most servers never do. */
export function interfaceDataReader(siteDir: string | undefined): () => Promise<InterfaceData> {
  let data: Promise<InterfaceData> | undefined;
  return () => {
    data ??= read(siteDir);
    return data;
  };
}
