import type { Selectable } from 'kysely';
import { isTexts } from '../../content-files/localise.ts';
import type { Database } from '../../db/types.ts';
import { type Lang, languages, shownLanguage, type WrittenTexts } from '../../text/languages.ts';
import { walk } from '../rules/walk.ts';
import { digestOf } from '../versions.ts';
import type { ContentText } from './schemas.ts';

export type Check = Selectable<Database['content_check']>;

/** What the others are translations of: the English, else what readers of English get. */
export function originalOf(texts: WrittenTexts): { language: Lang; text: string } | undefined {
  const language = shownLanguage(texts, 'en');
  return language && { language, text: texts[language] ?? '' };
}

const none = { checked_by: null, checked_at: null, original_when_checked: null };

/**
 * The state of a translation. Nothing of it is stored: a check says which translation of which
 * original someone has read, so a change of either shows by itself.
 */
export function translationState(checks: readonly Check[], language: Lang, text: string, original: string) {
  const hash = checks.length > 0 ? digestOf(text) : '';
  const own = checks.filter((check) => check.language === language && check.text_hash === hash);
  const current = own.find((check) => check.original === original);
  const last = current ?? own.toSorted((a, b) => b.checked_at.localeCompare(a.checked_at))[0];
  if (!last) return { state: 'drafted' as const, ...none };
  const { checked_by, checked_at } = last;
  const state = current ? ('checked' as const) : ('outdated' as const);
  return { state, checked_by, checked_at, original_when_checked: last.original };
}

/** The state of every text of a list. */
export function textStates(body: unknown, checks: readonly Check[]): ContentText[] {
  return [...walk(body)].flatMap(({ place: pointer, value }) => {
    const original = isTexts(value) ? originalOf(value) : undefined;
    if (!isTexts(value) || !original) return [];
    return languages.map((language) => {
      const text = value[language] ?? '';
      if (language === original.language) return { pointer, language, state: 'original' as const, ...none };
      if (!text.trim()) return { pointer, language, state: 'missing' as const, ...none };
      return { pointer, language, ...translationState(checks, language, text, original.text) };
    });
  });
}

export type TextCounts = Record<ContentText['state'], number>;

export function countTexts(texts: readonly ContentText[]): TextCounts {
  const counts: TextCounts = { original: 0, checked: 0, drafted: 0, outdated: 0, missing: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}

/** The texts at a place of a body. */
export function textsAt(body: unknown, pointer: string): WrittenTexts | undefined {
  for (const { place, value } of walk(body)) {
    if (place === pointer) return isTexts(value) ? value : undefined;
  }
  return undefined;
}
