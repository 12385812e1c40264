import type { Plugin, Rolldown } from 'vite';

/**
 * By page, the files with its code and the sheet with its styles; by area and language, the files with its texts. Each list begins with the
 * file itself.
 */
export interface PageFiles {
  code: Record<string, string[]>;
  styles: Record<string, string>;
  texts: Record<string, Record<string, string[]>>;
}

export const pageModule = /\/src\/routes\/([^/]+)\/\w+Page\.tsx$/;
const pageSheet = /^assets\/(?!site-)([\w-]+?)-[\w-]{8}\.css$/;
const commonTexts = /\/src\/app\/catalogues\/(\w+)\.ts$/;
const pageTexts = /\/src\/routes\/([^/]+)\/locales\/(\w+)\.json$/;

/** Writes `.vite/page-files.json`: which files a page needs, so that the server can name them in its head. */
export function pageFiles(): Plugin {
  return {
    name: 'nzete:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(filesIn(bundle)) });
    },
  };
}

export function filesIn(bundle: Rolldown.OutputBundle): PageFiles {
  const found: PageFiles = { code: {}, styles: {}, texts: {} };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') {
      const [, page] = pageSheet.exec(chunk.fileName) ?? [];
      if (page) found.styles[page] = `/${chunk.fileName}`;
      continue;
    }
    for (const id of chunk.moduleIds) {
      const [, page] = pageModule.exec(id) ?? [];
      if (page) found.code[page] = withImports(bundle, chunk.fileName);
      const [, area, language] = pageTexts.exec(id) ?? [undefined, 'common', commonTexts.exec(id)?.[1]];
      if (area && language)
        found.texts[area] = { ...found.texts[area], [language]: withImports(bundle, chunk.fileName) };
    }
  }
  return found;
}

function withImports(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const chunk = bundle[fileName];
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  return [...new Set([`/${fileName}`, ...imports.flatMap((file) => withImports(bundle, file))])];
}
