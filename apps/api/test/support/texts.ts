import { isTexts } from '../../src/content-files/localise.ts';
import type { Lang } from '../../src/text/languages.ts';

/** Content whose texts are in one language alone, changed by `change`. */
export function onlyIn(value: unknown, lang: Lang, change = (text: string) => text): unknown {
  if (isTexts(value)) return { [lang]: change(value[lang] ?? '') };
  if (Array.isArray(value)) return value.map((item) => onlyIn(item, lang, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, onlyIn(child, lang, change)]));
}
