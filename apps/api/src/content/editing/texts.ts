import type { Selectable } from 'kysely';
import type { Database } from '../../db/types.ts';
import { type Lang, languages } from '../../text/languages.ts';
import { walk } from '../rules/walk.ts';
import { digestOf } from '../versions.ts';
import type { ContentText } from './schemas.ts';

export type Check = Selectable<Database['content_check']>;

/** The texts of a place. One may be missing: a draft may be incomplete. */
export type PlacedTexts = Partial<Record<Lang, string>> & { en: string };

/** Whether a value is a text in languages, even in a draft that does not have all yet. */
export function isPlacedTexts(value: unknown): value is PlacedTexts {
  if (typeof value !== 'object' || value === null || !('en' in value)) return false;
  const known: readonly string[] = languages;
  return Object.entries(value).every(([key, text]) => known.includes(key) && typeof text === 'string');
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
  const stateOf = (language: Lang, text: string, original: string) =>
    language === 'en' ? { state: 'original' as const, ...none } : translationState(checks, language, text, original);
  return [...walk(body)].flatMap(({ place, value }) => {
    if (!isPlacedTexts(value)) return [];
    return languages.flatMap((language) => {
      const text = value[language];
      return text === undefined ? [] : [{ pointer: place, language, ...stateOf(language, text, value.en) }];
    });
  });
}

export type TextCounts = Record<ContentText['state'], number>;

export function countTexts(texts: readonly ContentText[]): TextCounts {
  const counts: TextCounts = { original: 0, checked: 0, drafted: 0, outdated: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}

/** The texts at a place of a body. */
export function textsAt(body: unknown, pointer: string): PlacedTexts | undefined {
  for (const { place, value } of walk(body)) {
    if (place === pointer) return isPlacedTexts(value) ? value : undefined;
  }
  return undefined;
}
