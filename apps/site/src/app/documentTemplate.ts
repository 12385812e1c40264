import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import { manifestFile } from './manifestFile.ts';

/** The parts of `index.html` that the server replaces, between comments, in their order. */
const names = ['meta', 'splash-styles', 'splash', 'root', 'data', 'code'] as const;

type Parts = Record<(typeof names)[number], string>;

/** Whom a document is for. */
interface Reader {
  language: Language;
  savesData: boolean;
}

interface DocumentTemplate {
  /** The parts as the build has written them. */
  parts: Readonly<Parts>;
  /** The document with other parts. */
  write: (reader: Reader, changed: Partial<Parts>) => string;
}

/**
 * Reads the `index.html` of the browser's build.
 *
 * @throws when it lacks one of its parts
 */
export async function readTemplate(clientFolder: string): Promise<DocumentTemplate> {
  const file = join(clientFolder, 'index.html');
  let rest = await readFile(file, 'utf8');
  const cut = (comment: string): string => {
    const end = rest.indexOf(comment);
    if (end === -1) throw new Error(`${file} has no ${comment}`);
    const text = rest.slice(0, end);
    rest = rest.slice(end + comment.length);
    return text;
  };
  const pieces = names.map((name) => ({ name, before: cut(`<!--${name}-->`), part: cut(`<!--/${name}-->`) }));
  const parts = Object.fromEntries(pieces.map(({ name, part }) => [name, part])) as Parts;
  const write: DocumentTemplate['write'] = ({ language, savesData }, changed) => {
    const [start, ...others] = pieces.map(({ name, before }) => [before, changed[name] ?? parts[name]]);
    const [before = '', meta = ''] = start ?? [];
    const opened = before.replace(
      '<html lang="en"',
      `<html lang="${language}"${savesData ? ' data-save-data=""' : ''}`,
    );
    const following = others.flat().concat(rest).join('').replace(manifestFile('en'), manifestFile(language));
    return opened + meta + following;
  };
  return { parts, write };
}
