import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Translation, translated } from './catalogues.ts';
import { root } from './files.ts';
import type { Text } from './texts.ts';

/**
 * A term of the English texts, and the words that a translation may use; the first is preferred.
 */
interface Term {
  en: string;
  forms: { language: Translation; words: string[] }[];
}

/** Words that must not occur in a language. */
interface UnusedWords {
  language: Translation;
  words: string[];
  instead: string;
}

/** A text that is correct without the glossary's word. */
interface Exception {
  key: string;
  language: Translation;
  term: string;
}

/** The content of `docs/glossary.md`. */
export interface Glossary {
  terms: Term[];
  unused: UnusedWords[];
  exceptions: Exception[];
}

/** Parses the table below a heading: the cells of its header, and those of each row. */
function tableUnder(markdown: string, heading: string): { head: string[]; rows: string[][] } {
  const [, section] = markdown.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`docs/glossary.md has no section "${heading}"`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) => {
    const cells = line.split('|').slice(1, -1);
    return cells.map((cell) => cell.trim());
  });
  return { head, rows };
}

function languageOf(cell: string): Translation {
  const language = translated.find((known) => known === cell.trim());
  if (!language) throw new Error(`docs/glossary.md: ${cell.trim()} is not ${translated.join(' or ')}`);
  return language;
}

/** The forms in a cell, without the mark of those that a native speaker must still confirm. */
const formsOf = (cell = ''): string[] => cell.split('/').map((form) => form.trim().replace(/ \?$/, ''));

/** Each column of the table after the first has the forms of one language. */
function termsOf(markdown: string): Term[] {
  const { head, rows } = tableUnder(markdown, 'Terms');
  const columns = head.slice(1).map(languageOf);
  return rows.map(([en = '', ...cells]) => {
    const forms = columns.map((language, index) => ({ language, words: formsOf(cells[index]) }));
    if (!en || forms.some(({ words }) => words.includes(''))) {
      throw new Error(`docs/glossary.md: the row of "${en}" has an empty form`);
    }
    return { en, forms };
  });
}

function exceptionsOf([keys = '', languages = '', term = '', reason]: string[]): Exception[] {
  if (!reason) throw new Error(`docs/glossary.md: the exception ${keys} has no reason`);
  return [...keys.matchAll(/`([^`]+)`/g)].flatMap(([, key = '']) =>
    languages.split(',').map((language) => ({ key, language: languageOf(language), term })),
  );
}

/** Reads the three tables of the glossary. */
export const parseGlossary = (markdown: string): Glossary => ({
  terms: termsOf(markdown),
  unused: tableUnder(markdown, 'Words that are not used').rows.map(([language = '', words, instead = '']) => ({
    language: languageOf(language),
    words: formsOf(words),
    instead,
  })),
  exceptions: tableUnder(markdown, 'Exceptions').rows.flatMap(exceptionsOf),
});

export const readGlossary = (): Glossary => parseGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

/** Endings that words may have without being listed. */
const endings: Partial<Record<Translation, string>> = { fr: '[sx]?', sw: '(?:ni)?' };
const upToThreeWords = '(?:\\s+[^\\s.:;!?]+){0,3}';

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const wholeWords = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');

function formPattern(form: string, language: Translation): RegExp {
  const parts = form.split(' … ').map((part) =>
    part
      .split(/[\s-]+/)
      .map((word) => escaped(word) + (endings[language] ?? ''))
      .join('[\\s-]+'),
  );
  return wholeWords(parts.join(`${upToThreeWords}\\s+`));
}

/** Matches an English term in singular and plural. */
export const termPattern = (term: string): RegExp =>
  wholeWords(term.endsWith('y') ? `${escaped(term.slice(0, -1))}(?:y|ies)` : `${escaped(term)}(?:s|es)?`);

/** A text without the names of its placeholders and tags. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, 'x').replaceAll(/<\/?\w+>/g, '');

/** Translations without the glossary's word for a term of their English text. */
function missingTerms(texts: Text[], terms: Term[]): (Exception & { expected: string; text: string })[] {
  return terms.flatMap(({ en, forms }) => {
    const term = termPattern(en);
    const found = texts.filter((text) => term.test(withoutNames(text.en)));
    return forms.flatMap(({ language, words }) => {
      const patterns = words.map((form) => formPattern(form, language));
      return found
        .filter((text) => !patterns.some((form) => form.test(withoutNames(text[language]))))
        .map((text) => ({
          key: text.key,
          language,
          term: en,
          expected: words.join(' / '),
          text: text[language],
        }));
    });
  });
}

const nameOf = ({ key, language, term }: Exception) => `${key} (${language}), "${term}"`;

function termProblems(texts: Text[], { terms, exceptions }: Glossary): string[] {
  const missing = missingTerms(texts, terms);
  const [excepted, needed] = [new Set(exceptions.map(nameOf)), new Set(missing.map(nameOf))];
  return [
    ...missing
      .filter((one) => !excepted.has(nameOf(one)))
      .map((one) => `${nameOf(one)}: expected ${one.expected}, found: ${one.text}`),
    ...[...excepted].filter((name) => !needed.has(name)).map((name) => `${name}: this exception is not needed`),
  ];
}

function unusedWordProblems(texts: Text[], { unused }: Glossary): string[] {
  return unused.flatMap(({ language, words, instead }) =>
    words.flatMap((word) => {
      const pattern = formPattern(word, language);
      return texts
        .filter((text) => pattern.test(withoutNames(text[language])))
        .map((text) => `${text.key} (${language}): expected ${instead}, not "${word}", found: ${text[language]}`);
    }),
  );
}

/** Where texts and glossary disagree, one sentence each: key, language, term and expected word. */
export const glossaryProblems = (texts: Text[], glossary: Glossary): string[] => [
  ...termProblems(texts, glossary),
  ...unusedWordProblems(texts, glossary),
];
