import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { isTexts } from '../../content-files/localise.ts';
import { isPictureReference } from '../../content-files/pictures.ts';
import { type Lang, languages } from '../../text/languages.ts';
import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** How the alt text of a generated picture begins, so that it is not taken for a photo. */
const beginning: Record<Lang, string> = {
  en: 'Illustration: ',
  fr: 'Illustration\u00a0: ',
  ln: 'Elilingi ya koyema: ',
  sw: 'Mchoro: ',
};

interface DescribedPicture {
  place: string;
  name: string;
  alt: Record<Lang, string>;
}

/** The described pictures of a content file: `src` or `image`, and `alt`. */
function picturesIn(content: unknown): DescribedPicture[] {
  return [...walk(content)].flatMap(({ place, value }) => {
    const { src, image, alt } = (value ?? {}) as { src?: unknown; image?: unknown; alt?: unknown };
    const name = src ?? image;
    return typeof name === 'string' && isPictureReference(name) && isTexts(alt) ? [{ place, name, alt }] : [];
  });
}

/** A generated picture's alt text must say that it is an illustration, a photo's must not. */
export const illustrationLabels: FileRule = (content) =>
  picturesIn(content).flatMap(({ place, name, alt }) => {
    const isDrawn = name.startsWith('picture:');
    const [must, what] = isDrawn ? [true, 'must begin with'] : [false, 'describes a photo, and must not begin with'];
    return languages
      .filter((lang) => alt[lang].startsWith(beginning[lang]) !== must)
      .map((lang) => ({ place: `${place}/alt/${lang}`, what: `${what} "${beginning[lang]}"` }));
  });

/** A picture must have the same alt text in all files. */
export function contradictoryDescriptions(files: ContentFiles): string[] {
  const known = new Map<string, { file: string; alt: unknown }>();
  const problems: string[] = [];
  for (const [path, content] of files) {
    const file = fileName(path);
    for (const { name, alt } of picturesIn(content)) {
      const first = known.get(name) ?? { file, alt };
      known.set(name, first);
      if (!isDeepStrictEqual(alt, first.alt))
        problems.push(`The picture ${name} has one alt in ${first.file} and another in ${file}.`);
    }
  }
  return problems;
}
