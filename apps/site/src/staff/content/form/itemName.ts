import { shownLanguage } from '@nzete/domain';
import { isLanguage, type Language } from '@nzete/ui/format';
import type { WrittenTexts } from '../types.ts';

/** What names an item, the best first. */
const nameKeys = ['name', 'title', 'label', 'alt', 'quote', 'text', 'value', 'slug', 'id', 'href', 'url'];

const textIn = (value: unknown, language: Language): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const isTexts = Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');
  const texts: WrittenTexts = isTexts ? value : {};
  return texts[shownLanguage(texts, language) ?? language] ?? '';
};

/** The name of an item in the reader's language; empty if it has none yet. */
export function itemName(item: unknown, language: Language): string {
  const own = textIn(item, language);
  if (own || typeof item !== 'object' || item === null) return own;
  const keys = nameKeys.filter((key) => Object.hasOwn(item, key));
  for (const key of keys) {
    // The id of an item that still has no title says nothing.
    const name = key === 'id' && key !== keys[0] ? '' : textIn(item[key as keyof typeof item], language);
    if (name) return name;
  }
  return '';
}
