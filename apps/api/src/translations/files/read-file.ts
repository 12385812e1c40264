import type { Language } from '../read.ts';
import { translated } from '../schemas.ts';
import { readTranslationCsv } from './csv.ts';
import { readXliff } from './read-xliff.ts';
import { type ReturnedFile, UnreadableFile } from './returned.ts';

export const isTranslated = (language: string): language is Language => translated.some((one) => one === language);

/** A spreadsheet may save in another encoding, of which every accent would become `\uFFFD`. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('notUtf8');
  }
}

/** @throws {UnreadableFile} */
export function readFile(bytes: Buffer, type: 'xliff' | 'csv'): ReturnedFile & { language: Language } {
  const text = textOf(bytes);
  const file = type === 'csv' ? readTranslationCsv(text) : readXliff(text);
  const { language } = file;
  if (!isTranslated(language)) throw new UnreadableFile('noLanguage');
  return { ...file, language };
}
