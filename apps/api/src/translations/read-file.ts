import { readTranslationCsv } from './csv.ts';
import type { Language } from './read.ts';
import { readXliff } from './read-xliff.ts';
import { type ReturnedFile, UnreadableFile } from './returned.ts';
import { translated } from './schemas.ts';

export const isTranslated = (language: string): language is Language => translated.some((one) => one === language);

/** @throws {UnreadableFile} */
export function readFile(bytes: Buffer, type: 'xliff' | 'csv'): ReturnedFile & { language: Language } {
  const text = bytes.toString('utf8');
  const file = type === 'csv' ? readTranslationCsv(text) : readXliff(text);
  const { language } = file;
  if (!isTranslated(language)) throw new UnreadableFile('noLanguage');
  return { ...file, language };
}
