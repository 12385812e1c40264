import { guarded, unguarded } from '@nzete/domain';
import { namesOf, spreadsheetOf } from '../../spreadsheet/table.ts';
import type { Lang } from '../../text/languages.ts';
import type { FoundText, Language } from '../read.ts';
import { asWritten, isSame, type ReturnedFile, UnreadableFile } from './returned.ts';

/** In this order, also without texts. */
const columns = 'id language pages description state length english french was translation'.split(' ');

/** For a spreadsheet: `translation` is to be written, and `was` to be left. */
export const toTranslationCsv = (texts: readonly FoundText[], language: Language, lang: Lang = 'en'): string =>
  spreadsheetOf(
    {
      columns,
      rows: texts.map(({ id, pages, description, english, french, state, text }) => ({
        id,
        language,
        pages: pages.join(' '),
        description: description ?? '',
        state,
        length: [...english].length,
        english,
        french: french ?? '',
        was: text ?? '',
        translation: text ?? '',
      })),
    },
    { lang },
  );

/** RFC 4180, also with the separators of spreadsheets in other languages. */
function readCsv(file: string): string[][] {
  const text = asWritten(file).replace(/^\ufeff/, '');
  const separator = /^"?id"?([,;\t])/.exec(text)?.[1];
  if (!separator) throw new UnreadableFile('notCsv');
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\n]*))(${separator}|\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new UnreadableFile('notCsv');
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

/** @throws {UnreadableFile} */
export function readTranslationCsv(file: string): ReturnedFile {
  const [head = [], ...rows] = readCsv(file);
  const columnOf = (name: string) => {
    const names = namesOf(name);
    const column = head.findIndex((one) => names.includes(one));
    if (column < 0) throw new UnreadableFile('notCsv');
    return column;
  };
  const [id, language, english] = [columnOf('id'), columnOf('language'), columnOf('english')];
  const [was, translation] = [columnOf('was'), columnOf('translation')];
  const filled = rows.filter((row) => row.some(Boolean));
  const codes = new Set(filled.map((row) => row[language] ?? ''));
  const [code = ''] = codes;
  if (codes.size > 1) throw new UnreadableFile('noLanguage');
  const texts = filled.map((row) => {
    const [before = '', after = ''] = [row[was], row[translation]];
    return {
      id: row[id] ?? '',
      english: unguarded(row[english] ?? ''),
      // A cell that was left is what was exported, with or without a guard.
      text: after.trim() === '' ? null : unguarded(after),
      isWas: (text: string | null) => isSame(guarded(text ?? ''), before) || isSame(text ?? '', before),
    };
  });
  return { language: code, texts };
}
