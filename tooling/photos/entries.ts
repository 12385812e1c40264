import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage } from '@nzete/languages';

const texts = () => inEveryLanguage(() => '');

/** The entry of a photo in a content list. The staff write the texts. */
const newEntry = (id: number, name: string) => ({
  id,
  src: `photo:${name}`,
  alt: texts(),
  title: texts(),
  description: texts(),
  category: texts(),
  icon: null,
});

export type PhotoEntry = ReturnType<typeof newEntry>;

/** The text of every content file. */
function contentTexts(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).map((file) => readFileSync(join(contentDir, file), 'utf8'));
}

/**
 * Entries for photos that the content does not have yet, with new ids.
 *
 * @param kept earlier entries, which may already have texts
 */
export function entriesFor(
  names: readonly string[],
  contentDir: string,
  kept: readonly PhotoEntry[] = [],
): PhotoEntry[] {
  const content = contentTexts(contentDir);
  const isNamed = (src: string) => content.some((text) => text.includes(`"${src}"`));
  const ids = content.flatMap((text) => [...text.matchAll(/"id": (\d+),\s*"src"/g)].map(([, id]) => Number(id)));
  let last = Math.max(0, ...ids, ...kept.map(({ id }) => id));
  const known = new Set(kept.map(({ src }) => src));
  const added = names.filter((name) => !known.has(`photo:${name}`)).map((name) => newEntry(++last, name));
  return [...kept, ...added].filter(({ src }) => !isNamed(src));
}
