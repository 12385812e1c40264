import type { FileRule } from '../../apps/api/src/content/rules/rule.ts';
import { walk } from '../../apps/api/src/content/rules/walk.ts';
import { isTexts } from '../../apps/api/src/content-files/localise.ts';
import { languages } from '../../apps/api/src/text/languages.ts';

/** Staff publish a text in one language; the content of this repository is written in all of them. */
export const everyLanguage: FileRule = (content) =>
  [...walk(content)].flatMap(({ place, value }) =>
    isTexts(value)
      ? languages
          .filter((lang) => !value[lang]?.trim())
          .map((lang) => ({ place: `${place}/${lang}`, what: 'must not be blank', code: 'not' }))
      : [],
  );
