import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';

/** Reads the built `index.html`, and returns a function that gives it in a language. Its comments mark where a page goes. */
export async function readTemplate(clientFolder: string): Promise<(language: Language) => string> {
  const html = await readFile(join(clientFolder, 'index.html'), 'utf8');
  return (language) => html.replace('<html lang="en"', `<html lang="${language}"`);
}
