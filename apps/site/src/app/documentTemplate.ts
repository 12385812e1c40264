import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import { manifestFile } from './manifestFile.ts';

/**
 * Reads the built `index.html`, whose comments mark where a page is inserted. The returned function
 * sets the language, and marks the document of a visitor who saves data.
 */
export async function readTemplate(clientFolder: string): Promise<(language: Language, savesData: boolean) => string> {
  const html = await readFile(join(clientFolder, 'index.html'), 'utf8');
  return (language, savesData) =>
    html
      .replace('<html lang="en"', `<html lang="${language}"${savesData ? ' data-save-data=""' : ''}`)
      .replace(manifestFile('en'), manifestFile(language));
}
