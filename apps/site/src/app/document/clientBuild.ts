import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Language } from '@nzete/ui/format';
import { catalogueFile } from '../catalogues.ts';
import { pageFiles } from '../pages.ts';

/** Vite's manifest of the client build: by source file, which file it became and which others that one imports. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Written by `vite/socialCards.ts`: by page and language, the address of a picture. */
type Cards = Record<string, Partial<Record<Language, string>>>;

/** What a document needs to know of the client build. */
export interface ClientBuild {
  /** The built `index.html`, with its marks for what a page adds. */
  template: string;
  /** The files with code and texts that a page needs before it is hydrated, beside those that every page has. */
  filesOf: (page: string, language: Language) => string[];
  /** The address of the picture that link previews show for a page. */
  cardOf: (page: string, language: Language) => string | undefined;
}

/** Reads the client build. @throws when it is not there, or another than this server build belongs to. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const cards = JSON.parse(await readFile(join(folder, '.vite/social.json'), 'utf8')) as Cards;
  const everywhere = new Set(withImports(manifest, 'index.html'));
  return {
    template,
    cardOf: (page, language) => cards[page]?.[language],
    filesOf: (page, language) => {
      const sources = [pageFiles[page] ?? '', catalogueFile(language, 'common'), catalogueFile(language, page)];
      const files = sources.map(fromHere).flatMap((source) => withImports(manifest, source));
      return [...new Set(files)].filter((file) => !everywhere.has(file)).map((file) => `/${file}`);
    },
  };
}

/** A file as the globs of `src/app` name it, as the manifest does. */
const fromHere = (file: string) => posix.join('src/app', file);

function withImports(manifest: Manifest, source: string): string[] {
  const chunk = manifest[source];
  return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported))] : [];
}
