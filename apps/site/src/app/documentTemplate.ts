import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import { manifestFile } from './manifestFile.ts';

/**
 * Reads the built `index.html`, whose comments mark where a page is inserted. The returned function
 * sets the language.
 */
export async function readTemplate(clientFolder: string): Promise<(language: Language) => string> {
  const html = await readFile(join(clientFolder, 'index.html'), 'utf8');
  return (language) =>
    html.replace('<html lang="en"', `<html lang="${language}"`).replace(manifestFile('en'), manifestFile(language));
}
