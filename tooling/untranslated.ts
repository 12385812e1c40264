/**
 * `npm run untranslated`: lists texts that are still English in the languages that `untranslated`
 * of packages/languages names, and fails while it names any.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Language, untranslated } from '@nzete/languages';
import { readJson } from './lib/files.ts';
import { languageObjects, modules } from './lib/languageObjects.ts';
import { root } from './lib/setup.mjs';
import { allTexts } from './lib/texts.ts';

const texts = Object.values(allTexts()).flat();

const textsIn = (language: Language) =>
  texts.filter((text) => text[language] === text.en).map(({ key, en }) => `${key}: ${en}`);

const sourcesIn = (language: Language) =>
  modules('{apps,packages}/*/src').flatMap((path) =>
    languageObjects(path, readFileSync(join(root, path), 'utf8')).flatMap((entries) => {
      const [entry, english] = [entries.get(language), entries.get('en')];
      return entry && entry.value === english?.value ? [`${path}:${entry.line}: ${entry.value}`] : [];
    }),
  );

const words = 'apps/api/content/assistant/words.json';

function wordsIn(language: Language): string[] {
  const { languages } = readJson<{ languages: { lang: Language }[] }>(join(root, words), { languages: [] });
  const wordsOf = (wanted: Language) => ({ ...languages.find(({ lang }) => lang === wanted), lang: undefined });
  return isDeepStrictEqual(wordsOf(language), wordsOf('en')) ? [`${words}: the words that the assistant reads`] : [];
}

for (const language of untranslated) {
  const found = [...textsIn(language), ...wordsIn(language), ...sourcesIn(language)];
  for (const one of found) console.log(one.replaceAll(/\s+/g, ' '));
  console.error(`${language}: ${found.length} texts are still English. See docs/guides/language.md.`);
}
if (untranslated.length > 0) process.exitCode = 1;
