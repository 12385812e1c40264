import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import type { CardManifest } from '../../../vite/cards/drawAll.ts';
import type { PageFiles } from '../../../vite/pageFiles.ts';

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
  /** The address of a drawn picture as link previews show it, of its address as SVG: `/pictures/canopy-dawn.1a2b3c4d.svg`. */
  previewOf: (svg: string) => string | undefined;
}

/** Reads the client build. @throws when a part of it is not there. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const readPart = (file: string) => readFile(join(folder, file), 'utf8');
  const template = await readPart('index.html');
  const { pages, pictures } = JSON.parse(await readPart('.vite/social.json')) as CardManifest;
  const { code, styles, texts } = JSON.parse(await readPart('.vite/page-files.json')) as PageFiles;
  return {
    template,
    cardOf: (page, language) => pages[page]?.[language],
    previewOf: (svg) => pictures[/^\/pictures\/([\w-]+)\.\w+\.svg$/.exec(svg)?.[1] ?? ''],
    sheetOf: (page) => styles[page],
    filesOf: (page, language) => {
      const files = [code[page], texts.common?.[language], texts[page]?.[language]].flatMap((list = []) => list);
      return [...new Set(files)].filter((file) => !template.includes(`"${file}"`));
    },
  };
}
