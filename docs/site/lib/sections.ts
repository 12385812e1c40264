import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** `<!-- section: packages/ui/README.md Brand -->`; without a heading the whole file. */
const INCLUDE = /^<!-- section: (\S+\.md)(?: (.+?))? -->$/gm;

/** The text below a heading of any level, up to the next heading of that level or above. */
export function sectionOf(markdown: string, heading: string): string | undefined {
  const fenceless = markdown.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/^#/gm, ' '));
  const begin = [...fenceless.matchAll(/^(#+) (.*)$/gm)].find(([, , text]) => text === heading);
  if (!begin) return undefined;
  const [line, { length: level = 0 } = ''] = begin;
  const from = begin.index + line.length;
  const next = new RegExp(`^#{1,${level}} `, 'm').exec(fenceless.slice(from));
  return markdown.slice(from, next ? from + next.index : undefined).trim();
}

/**
 * Markdown with the sections of other files of the repository that it includes. Links of an
 * included section to other files lose their address, which leads nowhere on the site.
 * @throws if a section does not exist
 */
export const withSections = (page: string): string =>
  page.replace(INCLUDE, (_, file: string, heading?: string) => {
    const markdown = readFileSync(join(root, file), 'utf8');
    const section = heading === undefined ? markdown.replace(/^# .*\n/, '').trim() : sectionOf(markdown, heading);
    if (section === undefined) throw new Error(`${file} has no section "${heading}"`);
    return section.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
  });
