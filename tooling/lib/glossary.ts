import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage, type Language, languages, untranslated } from '@nzete/languages';
import { type Translation, translated } from './catalogues.ts';
import { root } from './files.ts';
import type { Text } from './texts.ts';

/** A term of the English texts, and what a translation may say for it. The first form is the word itself. */
interface Term {
  en: string;
  forms: Record<Language, string[]>;
}

/** Words that no text of a language has. */
interface UnusedWords {
  language: Translation;
  words: string[];
  instead: string;
}

/** A text that is right without the word of the glossary. */
interface Exception {
  key: string;
  language: Translation;
  term: string;
}

/** What `docs/glossary.md` says. */
export interface Glossary {
  terms: Term[];
  unused: UnusedWords[];
  exceptions: Exception[];
}

/** The rows of the table below a heading, each as its cells, without the head of the table. */
function rowsUnder(markdown: string, heading: string): string[][] {
  const [, section] = markdown.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`docs/glossary.md has no section "${heading}"`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const cells = line.split('|').slice(1, -1);
    return cells.map((cell) => cell.trim());
  });
}

function languageOf(cell: string): Translation {
  const language = translated.find((known) => known === cell.trim());
  if (!language) throw new Error(`docs/glossary.md: ${cell.trim()} is not ${translated.join(' or ')}`);
  return language;
}

/** The forms of a cell, without the mark of those that a native reader must still confirm. */
const formsOf = (cell = ''): string[] => cell.split('/').map((form) => form.trim().replace(/ \?$/, ''));

/** A row has a cell for each language, in their order. */
function termOf(cells: string[]): Term {
  const [en = ''] = cells;
  const forms = inEveryLanguage((language) => formsOf(cells[languages.indexOf(language)]));
  if (!en || Object.values(forms).some((words) => words.includes(''))) {
    throw new Error(`docs/glossary.md: the row of "${en}" has an empty form`);
  }
  return { en, forms };
}

function exceptionsOf([keys = '', languages = '', term = '', reason]: string[]): Exception[] {
  if (!reason) throw new Error(`docs/glossary.md: the exception ${keys} has no reason`);
  return [...keys.matchAll(/`([^`]+)`/g)].flatMap(([, key = '']) =>
    languages.split(',').map((language) => ({ key, language: languageOf(language), term })),
  );
}

/** Reads the three tables of the glossary. */
export const parseGlossary = (markdown: string): Glossary => ({
  terms: rowsUnder(markdown, 'Terms').map(termOf),
  unused: rowsUnder(markdown, 'Words that are not used').map(([language = '', words, instead = '']) => ({
    language: languageOf(language),
    words: formsOf(words),
    instead,
  })),
  exceptions: rowsUnder(markdown, 'Exceptions').flatMap(exceptionsOf),
});

export const readGlossary = (): Glossary => parseGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

/** Endings that a word of a form may have without being listed. */
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

/** Finds an English term in the singular and in the plural. */
const termPattern = (term: string): RegExp =>
  wholeWords(term.endsWith('y') ? `${escaped(term.slice(0, -1))}(?:y|ies)` : `${escaped(term)}(?:s|es)?`);

/** A text without the names of its values and tags. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, 'x').replaceAll(/<\/?\w+>/g, '');

/** Texts that are still English have no words to check. */
const checked = translated.filter((language) => !untranslated.includes(language));

/** Every translation without a word of the glossary for a term that its English text has. */
function missingTerms(texts: Text[], terms: Term[]): (Exception & { expected: string; text: string })[] {
  return terms.flatMap(({ en, forms }) => {
    const term = termPattern(en);
    const found = texts.filter((text) => term.test(withoutNames(text.en)));
    return checked.flatMap((language) => {
      const patterns = forms[language].map((form) => formPattern(form, language));
      return found
        .filter((text) => !patterns.some((form) => form.test(withoutNames(text[language]))))
        .map((text) => ({
          key: text.key,
          language,
          term: en,
          expected: forms[language].join(' / '),
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

/** Where texts and glossary disagree, one sentence each: key, language, term, and the expected word. */
export const glossaryProblems = (texts: Text[], glossary: Glossary): string[] => [
  ...termProblems(texts, glossary),
  ...unusedWordProblems(texts, glossary),
];
