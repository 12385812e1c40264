import { withoutBlanks } from '../../content-files/localise.ts';
import { type Lang, shownLanguage, type Texts } from '../../text/languages.ts';
import type { LetterBlock, LetterBody } from './body.ts';
import type { LetterParts } from './parts.ts';

/** A text of an issue as a reader gets it. */
interface Shown {
  text: string;
  /** The language, if it is not that of the reader. */
  other: Lang | undefined;
}

/** A text in the language of the reader, else in the best there is; empty if nothing is written yet. */
export function shown(texts: Texts, reader: Lang): Shown {
  const lang = shownLanguage(withoutBlanks(texts), reader) ?? reader;
  return { text: texts[lang].trim(), other: lang === reader ? undefined : lang };
}

/** The texts of a block that tell its language; a picture shows itself, and numbers are read in any. */
function mainTexts(block: LetterBlock): Texts[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'story':
      return [block.title, block.text];
    case 'figure':
      return [block.label];
    case 'picture':
      return [];
  }
}

function otherTexts(block: LetterBlock): Texts[] {
  switch (block.type) {
    case 'text':
      return [];
    case 'story':
      return block.picture ? [block.picture.alt] : [];
    case 'figure':
      return [block.value, block.source];
    case 'picture':
      return [block.alt];
  }
}

/** The language of texts that are all in the same other one. */
function otherLanguage(texts: readonly Texts[], reader: Lang): Lang | undefined {
  const [first, ...rest] = texts.map((each) => shown(each, reader)).filter(({ text }) => text !== '');
  return rest.every(({ other }) => other === first?.other) ? first?.other : undefined;
}

const otherOfWhole = ({ subject, blocks }: LetterBody, reader: Lang) =>
  otherLanguage([subject, ...blocks.flatMap(mainTexts)], reader);

type Read = Pick<LetterParts, 'body' | 'intl'>;

/** The language that is said once above a letter: of all of it, else of its subject. */
export const markOfLetter = ({ body, intl }: Read): Lang | undefined =>
  otherOfWhole(body, intl.locale) ?? shown(body.subject, intl.locale).other;

/** The language that is said above a block, unless that of the whole letter was said. */
export const markOfBlock = (block: LetterBlock, { body, intl }: Read): Lang | undefined =>
  otherOfWhole(body, intl.locale) ? undefined : otherLanguage(mainTexts(block), intl.locale);

/** The languages of the texts that a reader gets, the own first. */
export function languagesFor({ subject, blocks }: LetterBody, reader: Lang): Lang[] {
  const texts = [subject, ...blocks.flatMap((block) => [...mainTexts(block), ...otherTexts(block)])];
  const written = texts.map((each) => shown(each, reader)).filter(({ text }) => text !== '');
  const found = written.map(({ other }) => other ?? reader);
  return [...new Set(found)].toSorted((a, b) => Number(b === reader) - Number(a === reader));
}
