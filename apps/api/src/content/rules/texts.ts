import { isTexts } from '../../content-files/localise.ts';
import {
  type Lang,
  languages,
  shownLanguage,
  untranslated,
  type WrittenTexts,
  writtenLanguages,
} from '../../text/languages.ts';
import type { FileRule, Finding } from './rule.ts';
import { walk } from './walk.ts';

/** Characters that a language does not use (the number formats are those of packages/languages). */
const wrongMarks: Record<Lang, RegExp> = {
  en: /'|\d[ \u00a0\u202f]\d{3}\b/,
  fr: /'| [:;!?»%]|« |\d[ \u00a0]\d{3}\b|\d,\d{3}\b/,
  ln: /'|\d[ \u00a0]\d{3}\b|\d,\d{3}\b/,
  sw: /'|\d[ \u00a0\u202f]\d{3}\b|\d,\d{3}\b|milioni \d+\.\d/,
};

/** Lingala is in everyday spelling: five vowels, no tone marks. French words keep é, è and ï. */
const TONES = /[ɛɔƐƆâêîôûáíóúǎěǐǒǔ]/u;

/** Two words, such as "Mobile money", may be a name in every language. */
const isSentence = (text: string) => text.split(' ').length > 2;

const words = (text: string) => text.match(/\p{L}+/gu) ?? [];

function wrongMarksIn(texts: WrittenTexts): Finding[] {
  return languages.flatMap((lang) => {
    const mark = wrongMarks[lang].exec(texts[lang] ?? '')?.[0];
    const what = `has "${mark}", which is not the spelling of this language`;
    return mark ? [{ place: `/${lang}`, what, code: 'spelling', value: mark }] : [];
  });
}

function wrongSpelling({ en = '', fr = '', ln = '' }: WrittenTexts): Finding[] {
  const names = new Set(words(en || fr));
  const wrong = words(ln).filter((word) => TONES.test(word) && !names.has(word));
  return wrong.map((word) => ({
    place: '/ln',
    what: `has "${word}", which is not in everyday spelling`,
    code: 'spelling',
    value: word,
  }));
}

/** Texts of the other languages are English for now: `npm run untranslated` lists them. */
const translated = languages.filter((lang) => !untranslated.includes(lang));

function textsOfAnotherLanguage(texts: WrittenTexts): Finding[] {
  if (!isSentence(texts[shownLanguage(texts, 'en') ?? 'en'] ?? '')) return [];
  const written = writtenLanguages(texts).filter((lang) => translated.includes(lang));
  return written.flatMap((lang, index) => {
    const same = written.slice(0, index).find((other) => texts[other] === texts[lang]);
    return same ? [{ place: `/${lang}`, what: `is the text of ${same}`, code: 'sameText', value: same }] : [];
  });
}

/** Characters of each language, Lingala spelling, and sentences that are not translated. */
export const wrongTexts: FileRule = (content) =>
  [...walk(content)].flatMap(({ place, value }) => {
    if (!isTexts(value)) return [];
    const findings = [...wrongMarksIn(value), ...wrongSpelling(value), ...textsOfAnotherLanguage(value)];
    return findings.map((finding) => ({ ...finding, place: place + finding.place }));
  });
