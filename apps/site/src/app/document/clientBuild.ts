import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import type { PageFiles } from '../../../vite/pageFiles.ts';

/** Written by `vite/socialCards.ts`: by page and language, the address of a picture. */
type Cards = Record<string, Partial<Record<Language, string>>>;

/** What a document needs to know of the client build. */
export interface ClientBuild {
  /** The built `index.html`, with its marks for what a page adds. */
  template: string;
  /** The files with code and texts that a page needs before it is hydrated, beside those that every page has. */
  filesOf: (page: string, language: Language) => string[];
  /** The sheet with the styles that only a page has. */
  sheetOf: (page: string) => string | undefined;
  /** The address of the picture that link previews show for a page. */
  cardOf: (page: string, language: Language) => string | undefined;
}

/** Reads the client build. @throws when a part of it is not there. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const readPart = (file: string) => readFile(join(folder, file), 'utf8');
  const template = await readPart('index.html');
  const cards = JSON.parse(await readPart('.vite/social.json')) as Cards;
  const { code, styles, texts } = JSON.parse(await readPart('.vite/page-files.json')) as PageFiles;
  return {
    template,
    cardOf: (page, language) => cards[page]?.[language],
    sheetOf: (page) => styles[page],
    filesOf: (page, language) => {
      const files = [code[page], texts.common?.[language], texts[page]?.[language]].flatMap((list = []) => list);
      return [...new Set(files)].filter((file) => !template.includes(`"${file}"`));
    },
  };
}
